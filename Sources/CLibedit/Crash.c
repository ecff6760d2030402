#include "CLibedit.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// What the handler reads is always whole: a new text is built beside the old one and then takes
// its place. The handler calls nothing but open, write, fsync and close.

struct text {
  char *bytes;
  size_t length, room;
};

static struct text definitions, entry;
static char home_path[1024];
static bool is_watching_crashes;

void crash_watch(const char *home) {
  is_watching_crashes = true;
  if (home != NULL && home[0] != 0 && strlen(home) < sizeof home_path - 32)
    strcpy(home_path, home);
}

static void append(struct text *text, const char *bytes, size_t length) {
  if (text->length + length > text->room) {
    size_t room = 2 * (text->length + length) + 256;
    char *grown = malloc(room);
    if (grown == NULL) return;
    if (text->length > 0) memcpy(grown, text->bytes, text->length);
    char *old = text->bytes;
    text->bytes = grown;
    text->room = room;
    free(old);
  }
  memcpy(text->bytes + text->length, bytes, length);
  text->length += length;
}

void crash_remember(const char *text, size_t length) {
  append(&definitions, text, length);
  append(&definitions, "\n", 1);
}

void crash_entry(const char *text, size_t length) {
  entry.length = 0;
  append(&entry, text, length);
}

static void write_entry(int descriptor) {
  if (entry.length == 0) return;
  fault_say(descriptor, "\n; The last entry:\n; ");
  for (size_t start = 0, at = 0; at <= entry.length; at++) {
    if (at < entry.length && entry.bytes[at] != '\n') continue;
    fault_put(descriptor, entry.bytes + start, at - start);
    fault_say(descriptor, at < entry.length ? "\n; " : "\n");
    start = at + 1;
  }
}

// A file that is there already is kept: a number is put behind the name.
static int create(const char *folder, char *path) {
  for (int number = 1; number < 100; number++) {
    path[0] = 0;
    if (folder[0] != 0) strcat(strcpy(path, folder), "/");
    strcat(path, "lay-crash");
    char digits[] = {'-', (char)('0' + number / 10), (char)('0' + number % 10), 0};
    if (number > 1) strcat(path, digits);
    strcat(path, ".lay");
    int descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (descriptor >= 0 || errno != EEXIST) return descriptor;
  }
  return -1;
}

bool crash_is_watched(void) { return is_watching_crashes; }

void crash_save(void) {
  if (!is_watching_crashes || (definitions.length == 0 && entry.length == 0))
    return fault_say(STDERR_FILENO, "\n");
  is_watching_crashes = false;
  char path[sizeof home_path];
  int descriptor = create("", path);
  if (descriptor < 0 && home_path[0] != 0) descriptor = create(home_path, path);
  if (descriptor < 0) return fault_say(STDERR_FILENO, "; the definitions could not be saved\n");
  fault_say(descriptor, "; What was defined in a session that a fault in lay ended.\n\n");
  fault_put(descriptor, definitions.bytes, definitions.length);
  write_entry(descriptor);
  fsync(descriptor);
  close(descriptor);
  fault_say(STDERR_FILENO, "; what was defined is in `");
  fault_say(STDERR_FILENO, path);
  fault_say(STDERR_FILENO, "`: `load \"");
  fault_say(STDERR_FILENO, path);
  fault_say(STDERR_FILENO, "\"` brings it back\n");
}
