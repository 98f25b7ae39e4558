import type { VideoFailure } from '@chignon/contract/learning/video'
import { FfmpegError } from '../../platform/ffmpeg/ffmpeg-error.ts'
import { DiskFullFailure } from '../../platform/files/files.ts'
import { VideoRejection } from '../../platform/ffmpeg/probe.rules.ts'

/** The failure that staff see for an error; null if another attempt may help. */
export function failureOf(error: unknown): VideoFailure | null {
  if (error instanceof VideoRejection) return error.failure
  if (error instanceof DiskFullFailure) return 'disk_full'
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return 'disk_full'
  if (!(error instanceof FfmpegError)) return null
  if (error.reason === 'disk_full' || error.reason === 'too_slow') return error.reason
  return error.reason === 'missing' ? 'no_ffmpeg' : null
}
