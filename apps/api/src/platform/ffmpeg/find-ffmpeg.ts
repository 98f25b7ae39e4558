import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import path from 'node:path'

/**
 * The path of ffmpeg: the one that was set, else from the PATH, else from the optional package `@ffmpeg-installer/ffmpeg`. Null if there
 * is none that can be run.
 */
export async function findFfmpeg(
  ffmpegPath: string | undefined,
  searchPath = process.env['PATH'] ?? '',
): Promise<string | null> {
  if (ffmpegPath !== undefined) return (await isExecutable(ffmpegPath)) ? ffmpegPath : null
  const name = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg'
  for (const folder of searchPath.split(path.delimiter)) {
    const file = path.join(folder, name)
    if (folder !== '' && (await isExecutable(file))) return file
  }
  return packagedFfmpeg()
}

// The import fails if the package has no program for this platform, or was not installed.
async function packagedFfmpeg(): Promise<string | null> {
  const found = await import('@ffmpeg-installer/ffmpeg').catch(() => null)
  return found && (await isExecutable(found.default.path)) ? found.default.path : null
}

async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  )
}
