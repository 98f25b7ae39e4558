import { afterAll, expect, test } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { ticketOf } from '../../testing/ticket-of.ts'
import { canPrint, unprintableCharacters } from './can-print.ts'
import { pageData } from './page-data.ts'
import { createPdfRenderer } from './pdf-renderer.ts'

const pdf = createPdfRenderer()
afterAll(() => pdf.close())

const names = [
  { script: 'Vietnamese', name: 'Nguyễn Thị Ơn Ưu', fonts: /^Document-(Sans|Serif-Display)$/ },
  { script: 'Greek', name: 'Ελένη Παπαδοπούλου', fonts: /^Document-(Sans|Serif-Display)$/ },
  { script: 'Cyrillic', name: 'Анна Ковальчук', fonts: /^Document-(Sans|Serif-Display)$/ },
  { script: 'Thai', name: 'สมหญิง ใจดี', isReordered: true, fonts: /^Document-Sans-Thai$/ },
  { script: 'Devanagari', name: 'श्रीमती प्रिया', isReordered: true, fonts: /^Document-Sans$/ },
  { script: 'Hebrew', name: 'נועה כהן', fonts: /^Document-Sans-Hebrew$/ },
  { script: 'Arabic', name: 'ليلى حداد', fonts: /^Vazirmatn-/ },
  { script: 'Armenian', name: 'Անահիտ', fonts: /^Document-Sans-Armenian$/ },
  { script: 'Emoji', name: '🎉👩‍🦰', fonts: /^Document-Emoji$/ },
  { script: 'Chinese', name: '王小明', fonts: /^Document-Sans-sc-\d+$/ },
  { script: 'traditional Chinese', name: '陳慧嫻', fonts: /^Document-Sans-tc-\d+$/ },
  { script: 'Japanese', name: '田中さくら', fonts: /^Document-Sans-jp-\d+$/ },
  { script: 'Korean', name: '김민준', fonts: /^Document-Sans-kr-\d+$/ },
]

test.each(names)('a name in $script is printed in our fonts, and its text can be copied', async (row) => {
  const { name, fonts: expected, isReordered = false } = row
  const { fonts, text, actualTexts, xmp } = await readPdf(await printedTicketOf(name))
  expect(fonts.filter((font) => expected.test(font))).not.toEqual([])
  for (const font of fonts)
    expect(font).toMatch(new RegExp(`^(BodoniModa|InstrumentSans)-|${expected.source}`))
  // Without spaces, which depend on the layout.
  const copied = [text, ...actualTexts].join('').replaceAll(/\s/g, '')
  for (const { segment } of new Intl.Segmenter(undefined, {
    granularity: isReordered ? 'grapheme' : 'word',
  }).segment(name))
    expect(copied).toContain(segment.trim())
  // It is claimed only if every character was drawn.
  expect(xmp).toMatch(/pdfuaid:part>1</)
  expect(await canPrint(name)).toBe(true)
})

test('a decomposed name is printed as the composed one', async () => {
  expect(await printedTicketOf('Nguyễn'.normalize('NFD'))).toEqual(
    await printedTicketOf('Nguyễn'.normalize('NFC')),
  )
})

test('says which characters of a name no font has', async () => {
  expect(await unprintableCharacters('Ada 𓂀 Lovelace 𒀀')).toEqual(['𓂀', '𒀀'])
  expect(await canPrint('Ada 𓂀')).toBe(false)
})

test.each(['Ada Lovelace', 'Łukasz Şahin-Özgür', 'O’Neill', 'مهسا\u200cپور', '1️⃣', '👩‍🦰'])(
  'can print %s',
  async (name) => {
    expect(await unprintableCharacters(name)).toEqual([])
  },
)

function printedTicketOf(name: string): Promise<Buffer> {
  return pdf.render('commerce/ticket/ticket.typ', {
    ...ticketOf(name),
    ...pageData({ locale: 'en', title: name, author: 'Chignon', brand: 'Chignon', foot: name }),
    event: name,
  })
}
