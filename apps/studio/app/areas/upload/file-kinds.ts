import { filePurposes } from '@chignon/contract/platform/file-purposes'
import type { VideoForm } from '@chignon/contract/learning/video'

/** A file as far as its kind is concerned. */
export type NamedFile = Pick<File, 'name' | 'size' | 'type'>

/** The most bytes of a lesson’s video. */
export const maxVideoBytes = filePurposes['lesson-video'].maxBytes

const typesByExtension: Record<string, VideoForm['type']> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  qt: 'video/quicktime',
  webm: 'video/webm',
}

const captionExtensions = new Set(['vtt', 'srt'])

/** What a file dialog offers for a lesson’s video. */
export const videoExtensions = ['.mp4', '.m4v', '.mov', '.webm']

/** What it offers for lessons: videos and their captions. */
export const lessonExtensions = [...videoExtensions, '.vtt', '.srt']

/** A file’s name without its extension. */
export function stemOf(name: string): string {
  return name.replace(/\.[^.]*$/, '')
}

/** A file’s extension in lower case, without the dot. */
export function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** The media type of a lesson’s video; null for other files. The name decides where the browser does not know the type. */
export function videoTypeOf({ name, type }: NamedFile): VideoForm['type'] | null {
  const known = filePurposes['lesson-video'].types.find((each) => each === type)
  return known ?? typesByExtension[extensionOf(name)] ?? null
}

/** Whether a file has captions. */
export function hasCaptions({ name }: NamedFile): boolean {
  return captionExtensions.has(extensionOf(name))
}
