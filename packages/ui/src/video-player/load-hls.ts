import type Hls from 'hls.js'
import { reportMisuse } from '../development/report-misuse.ts'

/** Loads hls.js, which only streams need; null if it is not installed or cannot be loaded. */
export async function loadHls(): Promise<typeof Hls | null> {
  // In one `try`, so that bundlers accept an app of files alone that has not installed it.
  try {
    return (await import('hls.js')).default
  } catch {
    if (process.env.NODE_ENV !== 'production')
      reportMisuse(
        'VideoPlayer',
        'a source is an HLS stream, but hls.js cannot be loaded.',
        'Run npm install hls.js.',
      )
    return null
  }
}
