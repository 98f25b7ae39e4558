import path from 'node:path'
import { z } from 'zod'

/** How videos are transcoded. */
export type VideoSettings = {
  /** The program; undefined looks for it on the PATH and in an npm package. */
  ffmpegPath: string | undefined
  /** The folder for files that are being made, an absolute path. */
  workFolder: string
}

/** The environment variables of transcoding. */
export const videoVariables = {
  FFMPEG_PATH: z.string().optional(),
  VIDEO_WORK_DIR: z.string().optional(),
}

/** Turns parsed variables into settings. Relative paths are relative to `root`. */
export function videoSettings(
  { FFMPEG_PATH, VIDEO_WORK_DIR }: z.infer<z.ZodObject<typeof videoVariables>>,
  dataDir: string,
  root: string,
): VideoSettings {
  return {
    ffmpegPath: FFMPEG_PATH === undefined ? undefined : path.resolve(root, FFMPEG_PATH),
    workFolder:
      VIDEO_WORK_DIR === undefined ? path.join(dataDir, 'videos') : path.resolve(root, VIDEO_WORK_DIR),
  }
}
