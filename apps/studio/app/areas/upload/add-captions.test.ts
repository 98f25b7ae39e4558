import { ProblemError } from '@chignon/app-kit/data/problem-error'
import { expect, test, vi } from 'vitest'
import { addCaptions } from './add-captions.ts'

const captions = (name: string, text: string, language = 'fr') => ({
  language,
  dropped: { file: new File([text], name), handle: null },
})

test('stores captions, SRT as WebVTT, and returns what is wrong with the others', async () => {
  const setCaptions = vi.fn(async (_video: string, language: string) => {
    if (language !== 'it') return
    const errors = { webvtt: ['Line 3: this time cannot be read.'] }
    throw new ProblemError(422, { message: 'Please check the fields.', code: 'invalid', errors })
  })
  const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.000\nBonjour\n'
  const leftOut = await addCaptions({ setCaptions }, 'video', [
    captions('a.fr.vtt', `\uFEFF${vtt}`),
    captions('a.de.srt', '1\n00:00:01,000 --> 00:00:02,000\nHallo\n', 'de'),
    captions('a.es.srt', '1\n00:00:01 --> 00:00:02\nHola\n', 'es'),
    captions('a.it.vtt', vtt, 'it'),
  ])
  expect(setCaptions.mock.calls).toEqual([
    ['video', 'fr', vtt],
    ['video', 'de', 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHallo\n'],
    ['video', 'it', vtt],
  ])
  expect(leftOut).toEqual([
    { name: 'a.es.srt', reason: { line: 2, reason: 'bad-time' } },
    { name: 'a.it.vtt', reason: { message: 'Line 3: this time cannot be read.' } },
  ])
})
