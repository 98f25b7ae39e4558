/** The audio tracks of a clip. */
export type Sound = 'melody' | 'salon'

const notes = [220, 277.18, 329.63, 415.3, 329.63, 277.18]

const bell = (frequency: number, at: number) =>
  `gte(t,${at})*exp(-1.1*(t-${at}))*(1-exp(-30*(t-${at})))*(sin(2*PI*${frequency}*t)+0.3*sin(4*PI*${frequency}*t))`

/** An audio source of the given length for ffmpeg's `-f lavfi -i`: an `aevalsrc` expression over the second `t`. Mono, 44100 Hz. */
export function soundSource(sound: Sound, seconds: number): string {
  const melody = notes.map((frequency, i) => bell(frequency, (i * seconds) / notes.length)).join('+')
  // A comb stroke every 1.5 seconds: noise that swells and fades.
  const strokes = '(random(0)-0.5)*pow(max(0,sin(2*PI*t/1.5)),3)'
  const expression = sound === 'melody' ? `0.11*(${melody})` : `0.1*${strokes}`
  const tone = sound === 'melody' ? '' : ',lowpass=f=2600,highpass=f=300'
  return `aevalsrc='${expression}':d=${seconds}:s=44100${tone},afade=t=out:st=${seconds - 0.8}:d=0.8`
}
