import { maxExcerptLength, maxTextDepth } from '@chignon/contract/community/community-rules'
import { richText, type RichText, type TextInline } from '@chignon/contract/platform/rich-text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { excerptOf } from './excerpt-of.ts'
import { exhaustingTexts, scriptTexts } from './hostile-texts.ts'
import { parseRichText } from './parse-rich-text.ts'

const words = (text: string): TextInline => ({ type: 'text', text })
const paragraph = (...children: TextInline[]) => ({ type: 'paragraph', children })
const link = (href: string, label = href): TextInline => ({ type: 'link', href, children: [words(label)] })

function nodesOf(tree: RichText): { type: string; depth: number; href?: string; text?: string }[] {
  const all: ReturnType<typeof nodesOf> = []
  const visit = (value: unknown, depth: number): void => {
    if (Array.isArray(value)) return value.forEach((child) => visit(child, depth))
    if (typeof value !== 'object' || value === null || !('type' in value)) return
    all.push({ ...value, type: String(value.type), depth })
    Object.values(value).forEach((child) => visit(child, depth + 1))
  }
  visit(tree, 0)
  return all
}

/** Checks what holds for the tree of any text. */
function expectSafe(source: string): RichText {
  const tree = parseRichText(source)
  expect(richText.safeParse(tree).success).toBe(true)
  for (const { depth, href, text } of nodesOf(tree)) {
    expect(depth).toBeLessThanOrEqual(4 * maxTextDepth)
    if (href !== undefined) expect(URL.parse(href)?.protocol).toMatch(/^(https?|mailto):$/)
    if (text !== undefined) expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B\uFEFF]/)
  }
  expect(excerptOf(tree).length).toBeLessThanOrEqual(maxExcerptLength + 1)
  return tree
}

describe('parseRichText', () => {
  it('reads paragraphs, line breaks, emphasis and code', () => {
    expect(parseRichText('First *line*\nsecond **line**\n\nThen `18 mm`')).toEqual([
      paragraph(
        words('First '),
        { type: 'emphasis', children: [words('line')] },
        { type: 'break' },
        words('second '),
        { type: 'strong', children: [words('line')] },
      ),
      paragraph(words('Then '), { type: 'code', text: '18 mm' }),
    ])
  })

  it('reads lists and quotes', () => {
    expect(parseRichText('3. Comb\n4. Cut\n\n> - Slowly')).toEqual([
      { type: 'list', start: 3, items: [[paragraph(words('Comb'))], [paragraph(words('Cut'))]] },
      { type: 'quote', children: [{ type: 'list', start: null, items: [[paragraph(words('Slowly'))]] }] },
    ])
  })

  it('shows HTML, pictures, headings and rules as they were written', () => {
    expect(parseRichText('# Hi <b>you</b>\n---')).toEqual([
      paragraph(words('# Hi <b>you</b>'), { type: 'break' }, words('---')),
    ])
    expect(nodesOf(parseRichText('![A bob](https://a.example/b.jpg)')).map(({ type }) => type)).not.toContain(
      'image',
    )
  })

  it('links bare addresses without the punctuation after them', () => {
    expect(parseRichText('See https://a.example/b_c (or http://d.example).')).toEqual([
      paragraph(
        words('See '),
        link('https://a.example/b_c'),
        words(' (or '),
        { type: 'link', href: 'http://d.example/', children: [words('http://d.example')] },
        words(').'),
      ),
    ])
  })

  it('keeps only the label of a link to a foreign scheme or a relative address', () => {
    for (const address of [
      'javascript:alert(1)',
      'ftp://a.example',
      '/logout',
      'https://a.example@b.example',
    ])
      expect(parseRichText(`[Look](${address})`)).toEqual([paragraph(words('Look'))])
  })

  it('shows the address if the label claims to be another one', () => {
    expect(parseRichText('[https://bank.example](https://evil.example/)')).toEqual([
      paragraph(link('https://evil.example/')),
    ])
    expect(parseRichText('[a.example/x](https://a.example/y)')).toEqual([
      paragraph(link('https://a.example/y', 'a.example/x')),
    ])
  })

  it('shows mentions with the current name', () => {
    const id = '0b7e3c52-7d0e-4a80-9f39-07a1a2a4a0f1'
    expect(parseRichText(`Thanks @[${id}], *lovely*`, new Map([[id, 'Ana Díaz']]))).toEqual([
      paragraph(words('Thanks '), { type: 'mention', id, name: 'Ana Díaz' }, words(', '), {
        type: 'emphasis',
        children: [words('lovely')],
      }),
    ])
  })

  it('keeps emoji families, Persian joiners and scripts, and removes overrides and invisible characters', () => {
    const kept = '👩‍👩‍👧‍👦 می‌خواهم 🏳️‍🌈 हिन्दी'
    expect(parseRichText(kept)).toEqual([paragraph(words(kept))])
    expect(parseRichText('a\u202Eb\u2066c\u200Bd\uFEFFe\u0000f')).toEqual([paragraph(words('abcdef'))])
  })

  it('runs none of 200 hostile texts', () => {
    expect(scriptTexts.length).toBeGreaterThan(200)
    for (const source of scriptTexts) expectSafe(source)
  })

  it.each(Object.entries(exhaustingTexts))('reads %s', (_name, source) => {
    expectSafe(source)
  })

  it('gives a safe tree for any text', () => {
    const marks = fc.constantFrom(
      '*',
      '_',
      '`',
      '[',
      '](',
      ')',
      '<',
      '>',
      '- ',
      '1. ',
      '\n',
      '\n\n',
      '\\',
      '@[',
      'https://a.b',
    )
    const parts = fc.array(fc.oneof(marks, fc.string({ unit: 'binary' }), fc.constantFrom(...scriptTexts)))
    fc.assert(fc.property(parts, (list) => void expectSafe(list.join(''))))
  })
})

describe('excerptOf', () => {
  it('joins the words of all blocks in one line', () => {
    expect(excerptOf(parseRichText('A *b*\nc\n\n- d\n- [e](https://a.example)'))).toBe('A b c d e')
  })

  it('ends between two words, without half an emoji', () => {
    expect(excerptOf(parseRichText('one two three'), 9)).toBe('one two…')
    expect(excerptOf(parseRichText('👩‍👩‍👧'.repeat(9)), 10)).not.toMatch(/[\uD800-\uDBFF]…$/)
  })
})
