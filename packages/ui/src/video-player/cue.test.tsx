import { expect, test } from 'vitest'
import { placementOf } from './cue-placement.ts'
import { wordsOf } from './cue-text.ts'

/** The cues of a WebVTT file, read by the browser. */
async function cuesOf(webvtt: string): Promise<VTTCue[]> {
  const video = document.createElement('video')
  const track = document.createElement('track')
  track.src = URL.createObjectURL(new Blob([webvtt], { type: 'text/vtt' }))
  video.append(track)
  track.track.mode = 'hidden'
  await new Promise((resolve) => track.addEventListener('load', resolve, { once: true }))
  return Array.from(track.track.cues ?? []).filter((cue) => cue instanceof VTTCue)
}

const cue = (settings: string, text: string) => `WEBVTT\n\n00:00.000 --> 00:01.000${settings}\n${text}\n`

test.each([
  ['<v Ana>Wash &amp; comb</v>\nit <i>twice</i>', 'Wash & comb\nit twice'],
  ['caf&#233; &#x2014; 5 &lt; 6 &gt; 4 &eacute;', 'café — 5 < 6 > 4 é'],
  ['- How much?\n- A finger’s  width.', '- How much?\n- A finger’s width.'],
  ['{\\an8}Above', 'Above'],
  ['<00:00:00.500>Word <c.yellow>by</c> word', 'Word by word'],
  ['a &unknown; b', 'a &unknown; b'],
  ['&lt;b&gt;', '<b>'],
])('reads the text of %j', async (text, expected) => {
  const [read] = await cuesOf(cue('', text))
  expect(wordsOf(read?.text ?? '')).toBe(expected)
})

test.each([
  ['', 'Text', { top: null, left: 50, anchor: 'center' }],
  [' line:10%', '[Scissors]', { top: 10, left: 50, anchor: 'center' }],
  [' line:0', 'Text', { top: 0 }],
  [' line:-1', 'Text', { top: null }],
  [' line:95%', 'Text', { top: null }],
  [' position:20% align:left', 'Text', { left: 20, anchor: 'left' }],
  [' align:start', 'Text', { left: 0, anchor: 'left' }],
  [' align:start', 'سلام', { left: 100, anchor: 'right' }],
  [' align:end', 'Text', { left: 100, anchor: 'right' }],
  ['', '{\\an8}Text', { top: 6, anchor: 'center' }],
  ['', '{\\an1}Text', { top: null, left: 0, anchor: 'left' }],
])('a cue with the settings%j and the text %j is at %o', async (settings, text, expected) => {
  const [read] = await cuesOf(cue(settings, text))
  expect(read && placementOf(read)).toMatchObject(expected)
})
