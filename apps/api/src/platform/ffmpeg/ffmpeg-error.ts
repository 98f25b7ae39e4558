/** Why a run of ffmpeg was given up. */
export type FfmpegFailure = 'missing' | 'disk_full' | 'too_slow' | 'aborted' | 'failed'

/** A run of ffmpeg that did not succeed. */
export class FfmpegError extends Error {
  readonly reason: FfmpegFailure

  constructor(reason: FfmpegFailure, output = '') {
    super(`ffmpeg: ${reason}${output === '' ? '' : `: ${output.slice(-500)}`}`)
    this.reason = reason
  }
}
