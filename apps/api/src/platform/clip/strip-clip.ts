import path from 'node:path'
import type { Ffmpeg } from '../ffmpeg/ffmpeg.ts'
import { words } from '../ffmpeg/words.ts'
import { inputArguments, openSource, probeVideo } from '../ffmpeg/probe-video.ts'
import { checkLength, VideoRejection, type ProbedVideo } from '../ffmpeg/probe.rules.ts'

const timeoutMs = 2 * 60_000

// The container that each media type is written as.
const muxers: Partial<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
}

/**
 * Writes the picture and the first sound track of a clip to a new file, as they are encoded, without everything else: the place, the
 * device and the time in its metadata, chapters, subtitles and the tracks of sensors. Returns the path of the new file. Throws a
 * `VideoRejection` if the clip is broken.
 */
export async function stripClip(
  ffmpeg: Ffmpeg,
  { file, type, folder }: { file: string; type: string; folder: string },
): Promise<string> {
  const muxer = muxers[type]
  if (muxer === undefined) throw new VideoRejection('not_a_video')
  const source = await openSource(file)
  const probed = await probeVideo(ffmpeg, source, AbortSignal.timeout(timeoutMs))
  const output = path.join(folder, 'stripped')
  const args = [
    ...words('-loglevel error'),
    ...inputArguments(source),
    // A capital V leaves out covers. Some phones add sound tracks in formats of their own after the first.
    ...words('-map 0:V:0 -map 0:a:0? -c copy'),
    ...words('-map_metadata -1 -map_metadata:s -1 -map_chapters -1 -fflags +bitexact'),
    ...messagesOfEncoder(probed),
    ...(muxer === 'webm' ? [] : words('-movflags +faststart')),
    '-f',
    muxer,
    output,
  ]
  const { isSuccess, seconds } = await ffmpeg.run(args, { timeoutMs })
  if (!isSuccess) throw new VideoRejection('broken')
  checkLength(probed.duration, seconds)
  return output
}

// Some cameras write the place and the device between the pictures too: as supplemental information (SEI) of H.264.
function messagesOfEncoder({ codec }: ProbedVideo): string[] {
  return codec === 'h264' ? words('-bsf:v filter_units=remove_types=6') : []
}
