import type { Services } from '../../platform/services.ts'
import { expireFilesOf } from '../video/video-files.queries.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The name of a sound track's playlist in its folder, without extension. */
export const trackName = 'audio'

/** Lets the files of a sound track end after a day, for players that have begun. */
export function expireTrack(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  videoId: string,
  folder: string,
): Promise<void> {
  const names = ['m3u8', 'mp4'].map((extension) => `${folder}/${trackName}.${extension}`)
  return expireFilesOf(db(), { videoId, names }, new Date(clock().getTime() + dayMs))
}
