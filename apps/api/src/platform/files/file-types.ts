/** The name for people and the usual file extensions of each stored media type. */
export const fileTypes: Partial<Record<string, { name: string; extensions: [string, ...string[]] }>> = {
  'image/jpeg': { name: 'JPEG', extensions: ['jpg', 'jpeg'] },
  'image/png': { name: 'PNG', extensions: ['png'] },
  'image/webp': { name: 'WebP', extensions: ['webp'] },
  'image/avif': { name: 'AVIF', extensions: ['avif'] },
  'application/pdf': { name: 'PDF', extensions: ['pdf'] },
  'application/zip': { name: 'ZIP', extensions: ['zip'] },
  'video/mp4': { name: 'MP4', extensions: ['mp4', 'm4v'] },
  'video/quicktime': { name: 'MOV', extensions: ['mov'] },
  'video/webm': { name: 'WebM', extensions: ['webm'] },
  'audio/mp4': { name: 'M4A', extensions: ['m4a', 'mp4'] },
  'audio/x-m4a': { name: 'M4A', extensions: ['m4a', 'mp4'] },
  'audio/mpeg': { name: 'MP3', extensions: ['mp3'] },
  'audio/wav': { name: 'WAV', extensions: ['wav'] },
  'audio/x-wav': { name: 'WAV', extensions: ['wav'] },
  'audio/flac': { name: 'FLAC', extensions: ['flac'] },
}

/** Whether a browser may show a file of the type itself, instead of saving it. */
export function isShownInline(type: string): boolean {
  return /^(image|video|audio)\//.test(type)
}
