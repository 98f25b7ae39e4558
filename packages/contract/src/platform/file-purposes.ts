// Importing it loads no schema, so that the browser can.

const megabyte = 1024 * 1024
const photographs = ['image/jpeg', 'image/png', 'image/webp'] as const
const pictures = { maxBytes: 10 * megabyte, types: [...photographs, 'image/avif'] } as const

/**
 * What files are stored for, each with its largest size in bytes and its media types (FILE-2). Personal files are deleted with the
 * person; others lose their owner (FILE-6).
 */
export const filePurposes = {
  avatar: { ...pictures, isPersonal: true },
  gallery: { ...pictures, isPersonal: true },
  'chat-picture': { ...pictures, isPersonal: true },
  /** The pictures of posts stay with them. */
  'post-picture': { ...pictures, isPersonal: false },
  /** Covers, posters and pairs of photographs. They stay with what they are of. */
  'catalogue-picture': { ...pictures, isPersonal: false },
  'post-clip': {
    maxBytes: 200 * megabyte,
    types: ['video/mp4', 'video/quicktime', 'video/webm'],
    isPersonal: false,
  },
  'exam-photo': { maxBytes: 20 * megabyte, types: photographs, isPersonal: true },
  'exam-clip': {
    maxBytes: 200 * megabyte,
    types: ['video/mp4', 'video/quicktime', 'video/webm'],
    isPersonal: true,
  },
  /** The loop of a person's strand, which is made again when it is asked for. */
  'strand-loop': { maxBytes: 20 * megabyte, types: ['video/mp4'], isPersonal: true },
  document: { maxBytes: 20 * megabyte, types: ['application/pdf'], isPersonal: false },
  export: { maxBytes: 2048 * megabyte, types: ['application/zip'], isPersonal: true },
  'lesson-video': {
    maxBytes: 10_240 * megabyte,
    types: ['video/mp4', 'video/quicktime', 'video/webm'],
    isPersonal: false,
  },
  /** A spoken translation of a lesson's video. Browsers name some of these types in two ways. */
  'voice-over': {
    maxBytes: 1024 * megabyte,
    types: ['audio/mp4', 'audio/x-m4a', 'audio/mpeg', 'audio/wav', 'audio/x-wav', 'audio/flac'],
    isPersonal: false,
  },
  /** What is made of a lesson's video: the stream, its pictures and its captions. */
  'lesson-media': {
    maxBytes: 10_240 * megabyte,
    types: ['video/mp4', 'image/jpeg', 'text/vtt', 'application/vnd.apple.mpegurl'],
    isPersonal: false,
  },
} as const

/** What a file is stored for. */
export type FilePurpose = keyof typeof filePurposes
