import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { cleanCode, cleanLine, cleanLines, compactCode, toAsciiDigits } from './clean-text.ts'
import { currentPassword, email, password, phone } from '../identity/form-fields.ts'
import { search } from './query.ts'
import { codeText } from './text-fields.ts'

const decomposed = 'Ame\u0301lie'
const composed = 'Am\u00e9lie'

describe('a line (TEXT-8)', () => {
  it.each([
    [decomposed, composed],
    // What is removed between a letter and its accent.
    ['e\u200B\u0301', '\u00e9'],
    ['\u200E\u200FAda\u061C', 'Ada'],
    ['Ａｄａ\u3000Ｌｏｖｅｌａｃｅ', 'Ada Lovelace'],
    // Joiners have no effect in Latin script, at the edges and twice.
    ['A\u200Dd\u200Ca', 'Ada'],
    ['\u200Cنی\u200C\u200Cلوفر\u200C', 'نی\u200Cلوفر'],
    ['۵\u200Cنفره', '۵\u200Cنفره'],
    // The flag of England has tags.
    [
      '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
      '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    ],
    ['Ada\u{E0041}\u3164', 'Ada'],
  ])('%j becomes %j', (text, expected) => {
    expect(cleanLine(text)).toBe(expected)
  })

  it('keeps the lines of an address', () => {
    expect(cleanLines(' 1\u200F  Rue \r\n\r\n\r\n Paris ')).toBe('1 Rue\n\nParis')
  })
})

describe('a code', () => {
  it.each([
    ['۱۲۳۴٥٦', '123456'],
    ['１２３ ４５６', '123456'],
    ['\u0967\u0968\u0969\u09EA\u0E55', '12345'],
    ['\u{1D7D8}\u{1D7F6}\u{1D7FF}', '009'],
    ['7QK2\u2013M4XD\u20149RTB', '7QK2-M4XD-9RTB'],
    ['\u2066SPRING\u00A015\u2069\uFE0F', 'SPRING15'],
  ])('%j is read as %s', (typed, expected) => {
    expect(compactCode(typed)).toBe(expected)
    expect(z.parse(codeText(40), typed)).toBe(expected)
  })

  it('keeps single spaces where it is shown', () => {
    expect(cleanCode(' SW1A\u00A0 1AA ')).toBe('SW1A 1AA')
  })

  it('reads the digits of every script', () => {
    for (const zero of [0x660, 0x6f0, 0x7c0, 0x966, 0xe50, 0x1040, 0x17e0, 0xa9d0, 0x11066, 0x1e950]) {
      const digits = Array.from({ length: 10 }, (_, index) => String.fromCodePoint(zero + index)).join('')
      expect(toAsciiDigits(digits), zero.toString(16)).toBe('0123456789')
    }
  })
})

describe('a phone number (FORM-9)', () => {
  it.each([
    ['030/123456', '030/123456'],
    ['+49 (0)30 \u2013 123\u201145', '+49 (0)30 - 123-45'],
    ['۰۲۱-۲۲۵۸۰۱۴۳', '021-22580143'],
    ['\u202A+98\u00A021 22580143\u202C', '+98 21 22580143'],
    ['(212) 555-0134 x12', '(212) 555-0134 x12'],
    ['212.555.0134, ext. 7', '212.555.0134, ext. 7'],
    ['030 123456 Durchwahl 3', '030 123456 Durchwahl 3'],
    ['(+39) 06 6982', '(+39) 06 6982'],
    ['＋３３ １ ２３ ４５', '+33 1 23 45'],
  ])('%s is accepted as %s', (typed, expected) => {
    expect(z.safeParse(phone, typed).data).toBe(expected)
  })

  it.each(['12', '-----', '+', 'call me', '1234', '030/12345 and more', '12345++'])(
    '%s is refused',
    (typed) => {
      expect(z.safeParse(phone, typed).success).toBe(false)
    },
  )
})

describe('an e-mail address (TEXT-8)', () => {
  it.each([
    'info@m\u00fcller-friseure.example',
    'info@mu\u0308ller-friseure.example',
    'info@M\u00dcLLER-Friseure.Example',
    'info@xn--mller-friseure-gsb.example',
    'info＠m\u00fcller-friseure。example',
    '\u200Einfo@m\u00fcller-friseure.example\u200B ',
  ])('%j is stored as info@müller-friseure.example', (typed) => {
    expect(z.safeParse(email, typed).data).toBe('info@m\u00fcller-friseure.example')
  })

  it.each([
    ['ana@سالن.example', 'ana@سالن.example'],
    ['ana@xn--mgbx6ci.example', 'ana@سالن.example'],
    ['ana@例え.テスト', 'ana@例え.テスト'],
    ['ali۱۲@example.com', 'ali12@example.com'],
    ['Ana.Diaz+hair@Example.com', 'Ana.Diaz+hair@example.com'],
  ])('%s is stored as %s', (typed, expected) => {
    expect(z.safeParse(email, typed).data).toBe(expected)
  })

  it.each([
    'ana',
    'ana@example',
    'ana@@example.com',
    'ana@exa mple.com',
    'ana@-example.com',
    'ana@example..com',
    'ana@xn--zzzzz99999.de',
    'ana@127.0.0.1',
    'a b@example.com',
    'jürgen@example.com',
    `ana@xn--${'a'.repeat(200)}.com`,
  ])('%s is refused', (typed) => {
    expect(z.safeParse(email, typed).success).toBe(false)
  })

  it('is what the JSON Schema calls an email', () => {
    expect(z.toJSONSchema(email)).toMatchObject({ type: 'string', format: 'email', maxLength: 254 })
  })
})

it('a new password is in one form and keeps its spaces, an existing one stays as it is typed', () => {
  expect(z.parse(password, ` ${decomposed} 123 `)).toBe(` ${composed} 123 `)
  expect(z.parse(currentPassword, `${decomposed} 123`)).toBe(`${decomposed} 123`)
})

it('a search has single spaces and nothing invisible', () => {
  expect(z.parse(search, `\u200F ${decomposed}\u3000 bob\u200B `)).toBe(`${composed} bob`)
})
