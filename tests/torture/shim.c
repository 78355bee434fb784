/* Between a program and the disk: tells what is written, makes every sync slow, lets the n-th write or sync fail.
 *
 * Loaded with LD_PRELOAD; only files whose path begins with SHIM_UNDER are meant. SHIM_SYNC_MS: what each sync takes longer.
 * SHIM_LOG: a file in which every operation is noted in order (see power.py). shim_arm(n, error, for_good): the n-th operation from
 * now fails with this errno, and those after it too if for_good; shim_arm(0, ...) lets nothing fail. shim_count(): operations so far.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define FILES 4096
static char *path_of[FILES];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long count, fail_at, fail_error, fail_for_good;
static int log_fd = -1;

static const char *under(void) { return getenv("SHIM_UNDER"); }

void shim_arm(long n, long error, long for_good) {
    pthread_mutex_lock(&lock);
    fail_at = n ? count + n : 0, fail_error = error, fail_for_good = for_good;
    pthread_mutex_unlock(&lock);
}

long shim_count(void) { return count; }

static void opened(int fd, const char *path) {
    if (fd >= 0 && fd < FILES && under() && strncmp(path, under(), strlen(under())) == 0) path_of[fd] = strdup(path);
}

static const char *ours(int fd) { return fd >= 0 && fd < FILES ? path_of[fd] : NULL; }

/* an operation begins: 0, or the errno with which it fails */
static long begins(void) {
    count++;
    if (fail_at && (fail_for_good ? count >= fail_at : count == fail_at)) return fail_error;
    return 0;
}

static void note(char kind, const char *path, int64_t at, int64_t length, const void *data) {
    if (!getenv("SHIM_LOG")) return;
    if (log_fd < 0) log_fd = syscall(SYS_openat, AT_FDCWD, getenv("SHIM_LOG"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    struct { int64_t kind, at, length, name; } head = {kind, at, length, (int64_t)strlen(path)};
    syscall(SYS_write, log_fd, &head, sizeof head);
    syscall(SYS_write, log_fd, path, strlen(path));
    if (data) syscall(SYS_write, log_fd, data, length);
}

#define REAL(name) static __typeof__(&name) real; if (!real) real = dlsym(RTLD_NEXT, #name)

#define OPEN(name) \
    int name(const char *path, int flags, ...) { \
        REAL(name); va_list rest; va_start(rest, flags); mode_t mode = va_arg(rest, mode_t); va_end(rest); \
        int fd = real(path, flags, mode); opened(fd, path); return fd; }
OPEN(open)
OPEN(open64)

int close(int fd) {
    REAL(close);
    if (ours(fd)) { free(path_of[fd]); path_of[fd] = NULL; }
    return real(fd);
}

#define WRITE_AT(name, offset_type) \
    ssize_t name(int fd, const void *data, size_t length, offset_type at) { \
        REAL(name); const char *path = ours(fd); \
        if (!path) return real(fd, data, length, at); \
        pthread_mutex_lock(&lock); long error = begins(); ssize_t done = -1; \
        if (!error) { done = real(fd, data, length, at); if (done > 0) note('w', path, at, done, data); } \
        pthread_mutex_unlock(&lock); if (error) errno = error; return done; }
WRITE_AT(pwrite, off_t)
WRITE_AT(pwrite64, off64_t)

ssize_t write(int fd, const void *data, size_t length) {
    REAL(write); const char *path = ours(fd);
    if (!path) return real(fd, data, length);
    pthread_mutex_lock(&lock);
    ssize_t done = real(fd, data, length);
    if (done > 0) note('w', path, lseek(fd, 0, SEEK_CUR) - done, done, data);
    pthread_mutex_unlock(&lock);
    return done;
}

#define SYNC(name) \
    int name(int fd) { \
        REAL(name); const char *path = ours(fd); \
        if (!path) return real(fd); \
        if (getenv("SHIM_SYNC_MS")) { long ms = atol(getenv("SHIM_SYNC_MS")); struct timespec t = {ms / 1000, ms % 1000 * 1000000}; nanosleep(&t, NULL); } \
        pthread_mutex_lock(&lock); long error = begins(); int done = -1; \
        if (!error && (done = real(fd)) == 0) note('s', path, 0, 0, NULL); \
        pthread_mutex_unlock(&lock); if (error) errno = error; return done; }
SYNC(fsync)
SYNC(fdatasync)

#define CUT(name, offset_type) \
    int name(int fd, offset_type length) { \
        REAL(name); const char *path = ours(fd); \
        if (!path) return real(fd, length); \
        pthread_mutex_lock(&lock); long error = begins(); int done = -1; \
        if (!error && (done = real(fd, length)) == 0) note('t', path, length, 0, NULL); \
        pthread_mutex_unlock(&lock); if (error) errno = error; return done; }
CUT(ftruncate, off_t)
CUT(ftruncate64, off64_t)

int unlink(const char *path) {
    REAL(unlink);
    int done = real(path);
    if (done == 0 && under() && strncmp(path, under(), strlen(under())) == 0) {
        pthread_mutex_lock(&lock); note('u', path, 0, 0, NULL); pthread_mutex_unlock(&lock);
    }
    return done;
}

int rename(const char *from, const char *to) {
    REAL(rename);
    int done = real(from, to);
    if (done == 0 && under() && strncmp(to, under(), strlen(under())) == 0) {
        pthread_mutex_lock(&lock); note('r', to, 0, strlen(from), from); pthread_mutex_unlock(&lock);
    }
    return done;
}
