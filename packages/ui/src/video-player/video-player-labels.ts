/** All texts of the player. Times and numbers are formatted in the player's locale. */
export type VideoPlayerLabels = {
  play: string
  pause: string
  replay: string
  /** "Back 10 seconds". */
  back: (seconds: string) => string
  /** "Forward 10 seconds". */
  forward: (seconds: string) => string
  mute: string
  unmute: string
  volume: string
  /** Label of the position slider. */
  seek: string
  /** "00:12 of 06:30". */
  position: (time: string, duration: string) => string
  captions: string
  captionsOff: string
  settings: string
  speed: string
  quality: string
  /** Adaptive quality, chosen by the connection. */
  automatic: string
  audio: string
  enterFullscreen: string
  leaveFullscreen: string
  pictureInPicture: string
  loading: string
  /** "You left at 02:14." */
  resumed: (time: string) => string
  startOver: string
  dismiss: string
  failed: string
  offline: string
  /** Shown without a connection while the loaded part plays. */
  playingOffline: string
  retry: string
  transcript: string
  searchTranscript: string
  /** "3 lines found", with the formatted number and the number itself, for the plural. */
  found: (count: string, number: number) => string
  notFound: string
  chapters: string
  /** Names the tabs beside the video. */
  panels: string
  upNext: string
  /** "Starts in 5 seconds", with the formatted number and the number itself, for the plural. */
  startsIn: (seconds: string, number: number) => string
  playNext: string
  cancel: string
  /** Whether the next video starts by itself. */
  autoplay: string
  autoplayOn: string
  autoplayOff: string
  keys: string
  jumpToTenth: string
  frame: string
}

export const english: VideoPlayerLabels = {
  play: 'Play',
  pause: 'Pause',
  replay: 'Play again',
  back: (seconds) => `Back ${seconds} seconds`,
  forward: (seconds) => `Forward ${seconds} seconds`,
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  seek: 'Position',
  position: (time, duration) => `${time} of ${duration}`,
  captions: 'Captions',
  captionsOff: 'Off',
  settings: 'Settings',
  speed: 'Speed',
  quality: 'Quality',
  automatic: 'Automatic',
  audio: 'Audio',
  enterFullscreen: 'Full screen',
  leaveFullscreen: 'Leave full screen',
  pictureInPicture: 'Picture in picture',
  loading: 'Loading',
  resumed: (time) => `You left at ${time}.`,
  startOver: 'Start over',
  dismiss: 'Dismiss',
  failed: 'The video could not be played.',
  offline: 'You are offline. The video continues when you are back online.',
  playingOffline: 'You are offline. The loaded part of the video plays.',
  retry: 'Try again',
  transcript: 'Transcript',
  searchTranscript: 'Search the transcript',
  found: (count, number) => (number === 1 ? '1 line found' : `${count} lines found`),
  notFound: 'No matches in the transcript.',
  chapters: 'Chapters',
  panels: 'Beside the video',
  upNext: 'Up next',
  startsIn: (seconds, number) => (number === 1 ? 'Starts in 1 second' : `Starts in ${seconds} seconds`),
  playNext: 'Play the next video',
  cancel: 'Cancel',
  autoplay: 'Play the next video automatically',
  autoplayOn: 'On',
  autoplayOff: 'Off',
  keys: 'Keyboard shortcuts',
  jumpToTenth: 'Jump to a tenth of the video',
  frame: 'One frame back or forward while paused',
}
