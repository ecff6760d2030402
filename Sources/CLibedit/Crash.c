#include "CLibedit.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// The handler may run at any moment, so what it reads is always consistent: a new text is built
// beside the old one and then replaces it. Its only system calls are mkdir, open, poll, write,
// fsync and close.

struct text {
  char *bytes;
  size_t length, room;
};

// The definitions to save: `present` is in use, the other text is free to replace it.
static struct text definitions[2], *present = &definitions[0];
static struct text entry, ahead;
static size_t ahead_taken;
static EditLine *edited;
static char folder_path[1024], shown_path[sizeof folder_path];
static bool is_watching_crashes;

void crash_watch(const char *folder, const char *shown) {
  is_watching_crashes = true;
  if (folder == NULL || strlen(folder) + strlen(shown) >= sizeof folder_path - 32) return;
  strcpy(folder_path, folder);
  strcpy(shown_path, shown);
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
  append(present, text, length);
  append(present, "\n", 1);
}

void crash_forget_last(size_t length) {
  if (length < present->length) present->length -= length + 1;
}

void crash_remember_instead(const char *text, size_t length) {
  struct text *other = present == &definitions[0] ? &definitions[1] : &definitions[0];
  other->length = 0;
  append(other, text, length);
  present = other;
}

void crash_entry(const char *text, size_t length) {
  entry.length = 0;
  append(&entry, text, length);
}

void crash_edit(EditLine *editor) { edited = editor; }

void crash_typed(const char *bytes, size_t length) {
  if (ahead_taken == ahead.length) ahead_taken = ahead.length = 0;
  append(&ahead, bytes, length);
}

void crash_taken(size_t left) { ahead_taken = left < ahead.length ? ahead.length - left : 0; }

// —— Called only by the handler from here on ——

static char piece[1024];
static size_t piece_length;

static void flush_piece(int descriptor) {
  fault_put(descriptor, piece, piece_length);
  piece_length = 0;
}

static void put(int descriptor, char byte) {
  if (piece_length == sizeof piece) flush_piece(descriptor);
  piece[piece_length++] = byte;
}

// The length in bytes of the next UTF-8 character; 0 if it is invalid, or a control character other
// than a tab.
static size_t character_length(const char *bytes, size_t count) {
  unsigned char first = (unsigned char)bytes[0];
  if (first < 0x80) return (first < 0x20 && first != '\t') || first == 0x7F ? 0 : 1;
  size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 0;
  if (length == 0 || first > 0xF4 || length > count) return 0;
  for (size_t i = 1; i < length; i++)
    if (((unsigned char)bytes[i] & 0xC0) != 0x80) return 0;
  unsigned char second = (unsigned char)bytes[1];
  if ((first == 0xC2 && second < 0xA0) || (first == 0xE0 && second < 0xA0) ||
      (first == 0xED && second >= 0xA0) || (first == 0xF0 && second < 0x90) ||
      (first == 0xF4 && second >= 0x90))
    return 0;
  return length;
}

// Writes what was typed as a readable comment: line ends are kept, and `?` replaces bytes that are
// no UTF-8 and control characters.
static void put_comment(int descriptor, const char *bytes, size_t count) {
  for (size_t at = 0; at < count;) {
    size_t length = character_length(bytes + at, count - at);
    if (length == 0 && (bytes[at] == '\n' || bytes[at] == '\r')) {
      put(descriptor, '\n'), put(descriptor, ';'), put(descriptor, ' ');
    } else if (length == 0) {
      put(descriptor, '?');
    }
    for (size_t i = 0; i < length; i++) put(descriptor, bytes[at + i]);
    at += length > 0 ? length : 1;
  }
}

// Writes the line of the editor, in which U+0085 stands for a line end.
static void put_edited(int descriptor, const LineInfoW *line) {
  for (const wchar_t *at = line->buffer; at < line->lastchar; at++) {
    unsigned int scalar = *at == 0x85 ? '\n' : (unsigned int)*at;
    char bytes[4];
    size_t length = scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4;
    if (length == 1) {
      bytes[0] = (char)scalar;
    } else {
      static const unsigned char leads[] = {0, 0, 0xC0, 0xE0, 0xF0};
      for (size_t i = length - 1; i > 0; i--, scalar >>= 6) bytes[i] = (char)(0x80 | (scalar & 0x3F));
      bytes[0] = (char)(leads[length] | scalar);
    }
    put_comment(descriptor, bytes, length);
  }
}

static bool has_edited(void) {
  const LineInfoW *line = edited != NULL ? el_wline(edited) : NULL;
  return line != NULL && line->lastchar > line->buffer;
}

static bool has_ahead(void) { return ahead.length > ahead_taken; }

static void put_title(int descriptor, const char *title) {
  for (const char *at = title; *at != 0; at++) put(descriptor, *at);
}

static void write_typed(int descriptor) {
  if (entry.length > 0 || has_edited()) {
    put_title(descriptor, "\n; The last entry:\n; ");
    if (has_edited()) put_edited(descriptor, el_wline(edited));
    else put_comment(descriptor, entry.bytes, entry.length);
    put(descriptor, '\n');
  }
  if (has_ahead()) {
    put_title(descriptor, "\n; Typed after it:\n; ");
    put_comment(descriptor, ahead.bytes + ahead_taken, ahead.length - ahead_taken);
    put(descriptor, '\n');
  }
  flush_piece(descriptor);
}

// An existing file is kept: the name of the new one gets a number. The folder is made if need be.
static int create(const char *folder, char *path) {
  for (size_t at = 1; at <= strlen(folder); at++) {
    if (folder[at] != '/' && folder[at] != 0) continue;
    memcpy(path, folder, at);
    path[at] = 0;
    mkdir(path, 0700);
  }
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

bool crash_has_text(void) {
  return is_watching_crashes &&
         (present->length > 0 || entry.length > 0 || has_edited() || has_ahead());
}

void crash_save(const char *title) {
  if (!crash_has_text()) return fault_say(STDERR_FILENO, "\n");
  is_watching_crashes = false;
  char path[sizeof folder_path];
  bool is_here = folder_path[0] == 0;
  int descriptor = is_here ? -1 : create(folder_path, path);
  if (descriptor < 0) is_here = true, descriptor = create("", path);
  if (descriptor < 0) return fault_say(STDERR_FILENO, "; the definitions could not be saved\n");
  fault_say(descriptor, title);
  fault_put(descriptor, present->bytes, present->length);
  write_typed(descriptor);
  fsync(descriptor);
  close(descriptor);
  fault_say(STDERR_FILENO, "; `load \"");
  if (!is_here) fault_say(STDERR_FILENO, shown_path);
  fault_say(STDERR_FILENO, is_here ? path : path + strlen(folder_path));
  fault_say(STDERR_FILENO, "\"` brings back what was defined\n");
}
