# ¿Y si…? Jugadas pasadas, jugadas de otra manera.
whatif = ¿Y si…?
whatif-about = ¿Y si…? La jugada { $turn } otra vez, en lugar de { $user }. Solo tú ves esto, y la partida no cambia.
whatif-try = Probar
whatif-would = ¿Y si…? Jugada { $turn }: { $what }
whatif-nothing-changed = Era solo una prueba; la partida no cambió.
whatif-again = Probar otra vez
whatif-played = Lo que pasó de verdad
whatif-as-played = **La jugada { $turn } tal como se jugó**
whatif-earlier = ◀ Jugada anterior
whatif-later = Jugada siguiente ▶
whatif-no-turn = En la partida n.º { $match } no hay una jugada { $turn } que probar.
whatif-nothing = En la jugada { $turn } no hay nada que probar. Elige otra.
whatif-secret = Las elecciones de la jugada { $turn } son secretas hasta que termine la partida.
whatif-current = La partida n.º { $match } es por puntos y está justo en esta posición. Pruébalo cuando la partida haya avanzado.
