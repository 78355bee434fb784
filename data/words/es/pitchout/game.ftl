# Textos de Pitch Out.

pitchout-name = Pitch Out
pitchout-tagline = Lanza tus discos con golpes de dedo y expulsa al Capitán rival de una arena sin muros. Gana quien se lleve dos rondas.

pitchout-team-0 = Ámbar
pitchout-team-1 = Azur
pitchout-team-2 = Jade
pitchout-team-3 = Rosa
# Juegan juntos: $one y $two son bandos.
pitchout-pair = { $one } y { $two }
# Un bando en la mesa. $seats: cuántas personas juegan; solo entre dos se indica el lugar.
pitchout-side-0 = Ámbar (A1, A2, …{ $seats ->
    [2] , abajo
   *[other] {""}
  })
pitchout-side-1 = Azur (B1, B2, …{ $seats ->
    [2] , arriba
   *[other] {""}
  })
pitchout-side-2 = Jade (C1, C2, …)
pitchout-side-3 = Rosa (D1, D2, …)

pitchout-pitcher-captain = Capitán
    .gender = masculine
pitchout-pitcher-guard = Guardián
    .gender = masculine
pitchout-pitcher-assassin = Asesino
    .gender = masculine
pitchout-pitcher-runner = Corredor
    .gender = masculine
pitchout-pitcher-immortal = Inmortal
    .gender = masculine
pitchout-pitcher-major = Mayor
    .gender = masculine
pitchout-pitcher-commando = Comando
    .gender = masculine
pitchout-pitcher-sapper = Zapador
    .gender = masculine
pitchout-pitcher-infested = Infestado
    .gender = masculine
pitchout-pitcher-shadow = Sombra
    .gender = feminine
pitchout-pitcher-shaman = Chamán
    .gender = masculine
pitchout-pitcher-golem = Gólem
    .gender = masculine

# Lo que hace cada uno, en 100 caracteres como máximo; $edition: fr2021 o en.
pitchout-power-captain = Si cae, pierdes la ronda. Puede copiar por un turno el poder de uno de tus personajes caídos.
pitchout-power-guard = Sacrifícalo para recuperar un disco tuyo que acaba de caer: vuelve al lugar del Guardián.
pitchout-power-assassin = { $edition ->
    [en] Al tirar con él, elimina todos los discos rivales que toque, aunque apenas los roce.
   *[fr2021] Al tirar con él, elimina el primer disco rival que toque, aunque apenas lo roce.
}
pitchout-power-runner = Si tiras con él y no toca ningún disco, puede tirar otra vez.
pitchout-power-immortal = Si tiras con él y sale de la arena, vuelve a tu zona. Si lo expulsan otros, queda fuera.
pitchout-power-major = Los poderes rivales no le afectan. Solo queda fuera si sale de la arena.
pitchout-power-commando = Si tiras con él y toca un disco, puede tirar otra vez.
pitchout-power-sapper = { $edition ->
    [en] Si tiras con él y toca un bloque, puede llevarlo a cualquier lugar de la arena.
   *[fr2021] Si tiras con él y toca un bloque, puede colocarlo junto a sí, del lado que quieras.
}
pitchout-power-infested = { $edition ->
    [en] En cualquier turno, elimina el primer disco rival que toque y queda fuera con él.
   *[fr2021] En su tiro o en turno rival, elimina el primer disco rival que toque y queda fuera con él.
}
pitchout-power-shadow = { $edition ->
    [en] Si tiras con ella y toca un disco rival, puede montarlo. El disco montado no puede tirar.
   *[fr2021] Si tiras con ella y toca un disco rival, lo monta. El disco montado no puede tirar.
}
pitchout-power-golem = No tiene ningún poder.
pitchout-power-shaman = { $edition ->
    [en] Si elimina un disco rival al tirar con él, puede traerte un Gólem (dos como máximo).
   *[fr2021] Si elimina un disco rival al tirar con él, te trae un Gólem (dos como máximo).
}

# $label es la letra del bando (de A a D) y un número de 1 a 10, $pitcher su personaje.
pitchout-puck = { $label } { $pitcher }
# $label es el lado de quien lo posee y un número (S1, N2, NW1), o C.
pitchout-block = Bloque { $label }

## Opciones

pitchout-option-edition = Edición
pitchout-option-edition-fr2021 = francesa (2021)
pitchout-option-edition-en = inglesa (anterior)
pitchout-option-mode = Modo
pitchout-option-mode-initiation = iniciación (los cinco personajes alfa)
pitchout-option-mode-complete = completo (equipos, alineaciones secretas, personajes de élite)
pitchout-option-format = Personajes por bando
pitchout-option-format-usual = lo habitual (siete en el juego completo de 2021; si no, cinco)
pitchout-option-format-7 = siete
pitchout-option-format-5 = cinco
pitchout-option-antipassive = Castigo al juego pasivo
pitchout-option-antipassive-off = no
pitchout-option-antipassive-on = tres turnos pasivos seguidos cuestan un disco
pitchout-option-mirror = Permitir el mismo equipo
pitchout-option-mirror-off = no
pitchout-option-mirror-on = sí
pitchout-option-heavy_obstacles = Bloques pesados
pitchout-option-heavy_obstacles-off = no
pitchout-option-heavy_obstacles-on = cada disco eliminado hace más pesado el bloque que lo guarda
pitchout-option-sides = Bandos
pitchout-option-sides-usual = lo habitual (entre cuatro, dos contra dos; entre tres, cada cual por su cuenta)
pitchout-option-sides-pairs = dos contra dos
pitchout-option-sides-free = cada cual por su cuenta
pitchout-option-hand = Mano
pitchout-option-hand-steady = firme (cada tiro va justo adonde apuntas)
pitchout-option-hand-calm = tranquila (desvío leve, casi siempre hasta 1° y un 4 % de la fuerza)
pitchout-option-hand-human = humana (más desvío, casi siempre hasta 2° y un 8 % de la fuerza)
pitchout-option-starter = Primer turno
pitchout-option-starter-drawn = por sorteo
pitchout-option-starter-chosen = elige quien gana el sorteo
pitchout-risk = { $captain ->
    [yes] Este tiro te cuesta { $pucks }. Sin tu Capitán, pierdes la ronda.
   *[no] Este tiro te cuesta { $pucks }.
  }
pitchout-risk-passive = Este tiro no toca ningún disco rival: un tercer turno pasivo seguido te cuesta un disco.
# $aside: grados a cada lado; $weak y $strong: fuerzas.
pitchout-fan = Te puede fallar la mano: 19 de cada 20 tiros quedan a menos de { $aside }° de donde apuntas, con fuerza de { $weak } a { $strong }.

## Preguntas

pitchout-ask-first_player = ¿Quién tira primero?
pitchout-ask-next_starter = Perdiste la ronda. ¿Quién empieza la siguiente?
pitchout-ask-next_starter-several = Tu bando cayó primero. ¿Quién empieza la próxima ronda?
pitchout-ask-team = ¿Con qué equipo juegas?
# $count: cuántos personajes hay que elegir.
pitchout-ask-lineup = Elige en secreto tus { $count } personajes.
pitchout-ask-shootout = Desempate a tiros: deja a tu Capitán lo más cerca posible del borde opuesto.
# $count: cuántos discos hay que colocar; $blocks: cuántos bloques (1 o 2).
pitchout-ask-deploy = { $blocks ->
    [one] Coloca tus { $count } discos y tu bloque.
   *[other] Coloca tus { $count } discos y 2 bloques.
}
pitchout-ask-flick = Tira con uno de tus discos.
# $puck: el disco del tiro anterior.
pitchout-ask-flick_again = ¿Tirar otra vez con { $puck } o parar?
# $puck: la Sombra.
pitchout-ask-mount = ¿En quién se monta { $puck }?
# $puck: el Zapador; $block: una etiqueta.
pitchout-ask-sapper = { $puck } puede mover el bloque { $block }. ¿Adónde?
# $puck: el Chamán.
pitchout-ask-golem = { $puck } te trae un Gólem. ¿Dónde lo colocas?
pitchout-ask-ban = ¿Vetar a un personaje de élite rival?
pitchout-ask-change = ¿Cambiar un personaje en secreto?
# $pitcher: el vetado.
pitchout-ask-replace_banned = Veto al { $pitcher }. ¿Quién ocupa su lugar?
# $puck: el disco que vuelve.
pitchout-ask-place_restored = Vuelve a colocar { $puck } en tu zona.
pitchout-ask-guard = ¿Sacrificar a tu Guardián para salvar un disco?
pitchout-ask-remove_obstacle = A un rival solo le quedan dos discos: ¿cuál de tus bloques retiras?
pitchout-ask-penalty = Tres turnos pasivos: ¿qué disco entregas?

## Elecciones ($team: un bando; $puck: un disco)

# Por qué no se puede apuntar a un disco. $puck: su etiqueta, en la última la del disco con el que se tira; $mount: el disco sobre el que está.
pitchout-unaimable-rider = { $puck } va sobre { $mount }: apunta a { $mount }.
pitchout-unaimable-out = { $puck } está fuera: apunta a un disco en juego.
pitchout-unaimable-mount = { $puck } está encima de { $mount } y no puede apuntarle.
pitchout-spot-edge = borde
pitchout-spot-middle = centro
pitchout-dial-copy = El Capitán copia
pitchout-dial-copy-hint = Se elige con tu primer tiro, sea con el disco que sea. El poder dura hasta tu próximo turno.
pitchout-choice-citizens = Ciudadanos
pitchout-choice-hoods = Encapuchados
pitchout-choice-lineup = Jugar con estos personajes
pitchout-hint-shoot = Cuanto más fuerte tires, más lejos llega; si pasa el borde, queda fuera
pitchout-choice-shoot = Tiro del Capitán
pitchout-choice-mount = Montarse en { $puck }
pitchout-hint-mount = No puede tirar mientras lleve a otro encima
pitchout-choice-stay = Quedarse en el suelo
# $block: una etiqueta.
pitchout-choice-move = Mover el bloque { $block }
pitchout-choice-leave = Dejarlo ahí
pitchout-choice-golem = Colocar { $puck }
pitchout-choice-no-golem = Sin Gólem
# $pitcher: un personaje de élite rival.
pitchout-choice-ban = Vetar al { $pitcher }
pitchout-choice-no-ban = Sin veto
# $leaves y $enters: personajes.
pitchout-choice-change = { $enters } en lugar del { $leaves }
pitchout-choice-no-change = Sin cambios
unit-rotation = Giro
pitchout-choice-self = Empiezo yo ({ $team })
pitchout-choice-other = Empieza mi rival ({ $team })
pitchout-choice-starts = Empieza { $team }
pitchout-choice-again = Como antes
pitchout-choice-standard = Estándar
pitchout-choice-wall = Muralla
pitchout-choice-spread = Dispersión
pitchout-choice-none = Sin poder
pitchout-choice-flick = Tirar otra vez con { $puck }
pitchout-choice-stop = Sin segundo tiro
pitchout-choice-place = Reponer { $puck }
pitchout-choice-save = Sacrificar al Guardián para salvar a { $puck }
pitchout-hint-guard = El Guardián queda fuera el resto de la ronda; el disco salvado ocupa su lugar
pitchout-choice-decline = Conservar al Guardián
pitchout-choice-give-up = Entregar { $puck }
pitchout-choice-remove = Retirar el bloque { $block }
# Botones
pitchout-verb-move = Colocar el bloque
pitchout-verb-stop = Parar

## Lo que pasó

pitchout-event-chooser_drawn = { $team } gana el sorteo y elige quién empieza.
pitchout-event-starter_drawn = { $team } gana el sorteo y empieza.
# $own: yes si empieza $team, si no, no.
pitchout-event-starter_named = { $own ->
    [yes] Ronda { $round }: { $team } elige empezar.
   *[no] Ronda { $round }: { $team } deja empezar a { $starter }.
}
# $team: un bando; $pitchers: su equipo.
pitchout-event-team_chosen = { $team } juega con los { $pitchers }.
pitchout-event-lineup_chosen = { $team } ya eligió su alineación.
pitchout-event-shot_ready = { $team } ya tiene listo su tiro de desempate.
# $team: un bando, $distance en cm hasta el borde opuesto.
pitchout-score = { $team } { $distance } cm
pitchout-score-none = { $team } sin marca
# $a, $b, $c y $d: las marcas de los bandos.
pitchout-scores-2 = { $a }, { $b }
pitchout-scores-3 = { $a }, { $b }, { $c }
pitchout-scores-4 = { $a }, { $b }, { $c }, { $d }
# $scores: las de todos los bandos. $decided: yes ($winner, un bando, quedó más cerca) o no.
pitchout-event-shot_out = { $decided ->
    [yes] Desempate a tiros, intento { $number }: { $scores }. Gana { $winner }.
   *[no] Desempate a tiros, intento { $number }: { $scores }. No gana nadie.
}
pitchout-event-shootout_drawn = Nadie ganó en tres intentos: { $team } gana el sorteo.
# El $pitcher es de $team.
pitchout-event-banned = El { $pitcher } de { $team } no juega más en esta partida, por veto.
pitchout-event-not_banned = { $team } no veta a nadie.
pitchout-event-reconsidered = { $team } ya tiene su alineación definitiva.
# $puck: la Sombra; $mount: el disco que tiene debajo.
pitchout-event-mounted = { $puck } se monta en { $mount }.
pitchout-event-stayed_down = { $puck } se queda en el suelo.
# $puck es el Zapador, $block una etiqueta.
pitchout-event-obstacle_moved = { $puck } mueve el bloque { $block }.
pitchout-event-obstacle_left = { $puck } deja el bloque { $block } donde está.
pitchout-event-golem_appeared = { $puck } se une a { $team }.
pitchout-event-golem_declined = { $team } renuncia al Gólem.
pitchout-event-deployment_ready = { $team } ya desplegó en secreto.
pitchout-event-deployment_void = { $team } debe volver a desplegar: un bloque está demasiado cerca de otro que ya estaba.
pitchout-event-deployed = { $team } ya desplegó.
pitchout-event-round_begun = Empieza la ronda { $round }: primero tira { $team }.
pitchout-event-copied = El Capitán de { $team } copia al { $pitcher }.
# La dirección antes de que fallara la mano; la frase siguiente da el tiro.
pitchout-event-slipped = Falla la mano: { $puck } apuntaba a { $angle }°, fuerza { $strength }.
# $team: el bando que tira; $again: yes o no.
pitchout-event-flicked = { $again ->
    [yes] { $team } tira otra vez con { $puck }.
   *[no] { $team } tira con { $puck }.
}
pitchout-event-touched = { $puck } choca con { $other }.
pitchout-event-struck = { $by } golpea a { $puck }.
# $kind: puck, o block ($piece es entonces su etiqueta).
pitchout-event-fell = { $kind ->
    [block] El bloque { $piece } cae fuera de la arena.
   *[puck] { $piece } cae fuera de la arena.
}
# $cause: obstacle ($block, una etiqueta, empujó el disco) o immortal.
pitchout-event-spared = { $cause ->
    [immortal] { $puck } sale de la arena, pero el poder del Inmortal hace que vuelva.
   *[obstacle] El bloque { $block } expulsa a { $puck }, que por eso vuelve.
}
# $cause: exit ($by empujó el disco), self (salió en su propio tiro), assassin o infested ($by lo golpeó), paid (el Infestado por su víctima), sacrifice o penalty.
pitchout-event-eliminated = { $cause ->
    [self] { $puck } se sale de la arena y queda fuera.
    [assassin] { $by } golpea a { $puck }, que queda fuera.
    [infested] { $by } infecta a { $puck }, que queda fuera.
    [paid] { $puck } queda fuera con su víctima.
    [sacrifice] { $puck } se sacrifica.
    [penalty] { $puck } queda fuera por juego pasivo.
   *[exit] { $by } expulsa a { $puck }, que queda fuera.
}
# $kind: puck, o block ($piece es entonces su etiqueta).
pitchout-event-shifted = { $kind ->
    [block] El bloque { $piece } se detuvo sobre otra pieza y se aparta.
   *[puck] { $piece } se detuvo sobre otra pieza y se aparta.
}
pitchout-event-returned = { $puck } está de vuelta en la arena.
pitchout-event-guard_saved = { $guard } se sacrifica por { $puck }, que ocupa su lugar.
pitchout-event-guard_declined = { $team } conserva a su Guardián.
# $team es el bando al que le quedan dos discos, $foe el otro; $block es una etiqueta.
pitchout-event-obstacle_removed = A { $team } solo le quedan dos discos, así que { $foe } retira el bloque { $block }.
pitchout-event-stopped = Sin segundo tiro para { $puck }.
# $why: blocked o time.
pitchout-event-skipped = { $why ->
    [time] A { $team } se le acabó el tiempo y pierde el turno.
   *[blocked] { $team } no puede tirar con ningún disco: se salta su turno.
}
pitchout-event-unanswered = A { $team } se le acabó el tiempo; se hizo una jugada por defecto.
pitchout-event-forced = { $team } solo tenía una opción; se jugó automáticamente.
pitchout-event-forced_several = { $team } solo tenían una opción por bando; se jugó automáticamente.
# $count turnos pasivos seguidos.
pitchout-event-passive_turn = Turno pasivo de { $team }: { $count } de 3 seguidos.
# $foe perdió. $reason: captain (el Capitán de quien pierde está fuera), alone (no le queda nadie más) o priority (pierden ambos, gana el bando que tiró).
pitchout-event-round_won = { $reason ->
    [alone] { $team } gana la ronda { $round }: el Capitán de { $foe } está solo.
    [priority] { $team } gana la ronda { $round }: caen ambos bandos, así que gana el que tiró.
   *[captain] { $team } gana la ronda { $round }: el Capitán de { $foe } está fuera.
}
# Entre tres y cuatro bandos, $team no juega el resto de la ronda. $reason: captain (su Capitán está fuera) o alone (no le queda nadie más).
pitchout-event-knocked_out = { $reason ->
    [alone] { $team } queda fuera de esta ronda: su Capitán está solo.
   *[captain] { $team } queda fuera de esta ronda: cayó su Capitán.
}
# Entre tres y cuatro bandos, ganó $team (un bando o dos que juegan juntos). $reason: priority (no queda nadie, gana el bando que tiró); si no, los últimos rivales perdieron o se fueron.
pitchout-event-round_won_by = { $reason ->
    [priority] La ronda { $round } es para { $team }: no queda nadie, así que gana el bando que tiró.
   *[other] La ronda { $round } es para { $team }: todos los rivales están fuera.
}
# $on: yes si los demás siguen jugando, si no, no.
pitchout-event-timed_out = { $on ->
    [yes] A { $team } se le acabó el tiempo en tres tiros seguidos y queda fuera de la partida; los demás siguen.
   *[no] A { $team } se le acabó el tiempo en tres tiros seguidos.
}
pitchout-event-left = { $on ->
    [yes] { $team } deja la partida; los demás siguen.
   *[no] { $team } abandona.
}
# $own y $foe: rondas ganadas.
pitchout-event-match_won = { $own ->
    [2] { $team } gana la partida { $own }–{ $foe }.
   *[other] { $team } gana la partida.
}
# Entre tres y cuatro bandos, ganó $team (un bando o dos que juegan juntos). $score: rondas ganadas, como 2–0–1.
pitchout-event-match_won_by = La partida es para { $team }. Rondas ganadas: { $score }.

## Cómo terminó

# $score: rondas ganadas, como 2–1.
pitchout-outcome-rounds = { $score } en rondas
# Entre dos: $own y $foe son las rondas ganadas, primero las de quien ganó.
pitchout-outcome-duel = { $own }–{ $foe } en rondas
pitchout-outcome-left = por abandono
pitchout-outcome-timed_out = por tiempo

## Negativas ($piece, $other y $block son etiquetas)

pitchout-refused-seats = Pitch Out es para dos, tres o cuatro personas.
pitchout-refused-sides-two = Entre dos no hay bandos que elegir: no indiques esta opción.
pitchout-refused-sides-pairs = Para jugar dos contra dos hacen falta cuatro personas.
pitchout-refused-format-many = Elige cinco personajes por bando: entre tres o cuatro nadie tiene más.
pitchout-refused-antipassive = El castigo al juego pasivo solo existe entre dos: desactívalo.
# $option: el nombre de una opción de la partida.
pitchout-refused-edition = La edición inglesa no tiene esta opción: { $option }. Desactívala o elige la edición francesa.
pitchout-refused-over = La partida ha terminado.
pitchout-refused-ask = Esta pregunta ya tiene respuesta.
pitchout-refused-left = Ya dejaste esta partida.
pitchout-refused-seat = No te toca elegir.
pitchout-refused-action = Esa opción no existe aquí.
pitchout-refused-starter = Ese bando no existe.
pitchout-refused-format-initiation = Elige cinco personajes por bando: la iniciación no tiene más.
pitchout-refused-format-en = Elige cinco personajes por bando: la edición inglesa no tiene más.
pitchout-refused-team = Ese equipo no existe.
# $count: cuántos personajes juegan.
pitchout-refused-lineup = Elige { $count } personajes distintos de tu equipo, incluido el Capitán.
pitchout-refused-deployment = Coloca cada uno de tus discos y bloques una sola vez.
# $rider: una etiqueta.
pitchout-refused-carries = { $piece } lleva encima a { $rider } y no puede tirar: elige otro disco.
pitchout-refused-mount = Elige un disco rival que la Sombra tocó en este tiro, en juego y sin otra Sombra encima.
pitchout-refused-arena = { $piece } debe quedar por completo dentro de la arena.
pitchout-refused-sapper = Solo puedes mover { $piece }, a un único lugar.
pitchout-refused-golem = Coloca { $piece } una sola vez, en tu zona.
pitchout-refused-ban = Veta a un personaje de élite de la alineación rival, o a nadie.
pitchout-refused-change = Cambia uno de tus personajes, menos el Capitán, por otro que no juegue ni tenga veto.
pitchout-refused-number = { $piece } necesita una posición en números: x e y.
pitchout-refused-zone = { $piece } debe quedar por completo dentro de tu zona.
pitchout-refused-edge = { $piece } está demasiado cerca del borde de la arena: deja espacio para un disco (3 cm).
pitchout-refused-overlap = { $piece } quedaría encima de { $other }: elige otro lugar.
pitchout-refused-gap = { $piece } está demasiado cerca de { $other }: deja espacio para un disco (3 cm).
pitchout-refused-put-back = Coloca solo { $piece }, una sola vez.
pitchout-refused-unknown = No hay ningún disco { $piece }.
pitchout-refused-not-yours = { $piece } no es tuyo: elige uno de tus discos.
pitchout-refused-not-in-play = { $piece } no está en juego: elige otro disco.
pitchout-refused-angle = Elige una dirección de 0° a 360°.
pitchout-refused-strength = Elige una fuerza de 1 a 100.
pitchout-refused-toward = { $piece } toca el bloque { $block }: tira a lo largo del bloque o alejándote de él.
pitchout-refused-copy = El Capitán solo puede copiar a uno de tus personajes eliminados.
pitchout-refused-rescue = El Guardián solo puede salvar un disco tuyo que acabe de quedar eliminado.
pitchout-refused-obstacle = Retira uno de tus propios bloques que siga en juego.
pitchout-refused-penalty = Entrega uno de tus discos en juego, pero no el Capitán.

# Lo que pasa si se acaba el tiempo; completa «Si se te pasa, …».
pitchout-late-team = juegas con el primer equipo
pitchout-late-lineup = juegan tus cinco alfa y, en un equipo de siete, tus dos primeros de élite
pitchout-late-shootout = tu Capitán no tira
pitchout-late-first_player = tiras primero
pitchout-late-deploy = se despliega la formación estándar
pitchout-late-flick = pierdes este turno
pitchout-late-flick_again = no hay segundo tiro
pitchout-late-place_restored = el disco va al primer lugar libre alrededor del centro de tu zona
pitchout-late-guard = el Guardián salva al Capitán si cayó; si no, a nadie
pitchout-late-mount = la Sombra se monta en el disco que tocó primero
pitchout-late-sapper = el bloque se queda donde está
pitchout-late-golem = el Gólem va al primer lugar libre
pitchout-late-remove_obstacle = se retira el bloque de número más bajo
pitchout-late-penalty = entregas tu último disco en el orden de los personajes
pitchout-late-ban = no se veta a nadie
pitchout-late-change = tu alineación sigue igual
pitchout-late-next_starter = empiezas tú
pitchout-late-replace_banned = ocupa su lugar el primer personaje libre
