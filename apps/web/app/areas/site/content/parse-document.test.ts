import { expect, it } from 'vitest'
import { fillPlaceholders } from './fill-placeholders.server.ts'
import { parseDocument } from './parse-document.server.ts'
import { joinSections } from './join-sections.server.ts'

const text = `# Terms of {brand}

What holds
between us.

## Tickets {#tickets}

No refunds, **mostly**. Write to {email}.

| What | When |
|---|---|
| Back | 7 days |

### By card {#by-card}

To the card.

## The rest {#rest}

Nothing & more <b>raw</b>.
`

const brand = { name: 'Knot & <Sons>', email: 'hello@knot.example', social: [] }

it('parses title, lead, sections and parts with their anchors', () => {
  const { title, lead, sections } = parseDocument(text, 'en')
  expect([title, lead]).toEqual(['Terms of {brand}', 'What holds\nbetween us.'])
  expect(sections.map(({ id, parts }) => [id, parts.map((part) => part.id)])).toEqual([
    ['tickets', ['by-card']],
    ['rest', []],
  ])
  expect(sections[0]?.html).toContain('<strong>mostly</strong>')
  expect(sections[0]?.html).toContain('<th scope="col">What</th>')
  expect(sections[0]?.html).toContain('<td data-head="When">7 days</td>')
  expect(sections[0]?.html).not.toContain('To the card')
  expect(sections[0]?.parts[0]?.html).toBe('<p>To the card.</p>\n')
})

it('renders row headers if the first column has no header', () => {
  const { sections } = parseDocument(
    '# A\n\nB\n\n## C {#c}\n\n| | Course |\n|---|---|\n| How long | 30 days |',
    'en',
  )
  expect(sections[0]?.html).toContain('<td></td><th scope="col">Course</th>')
  expect(sections[0]?.html).toContain('<th scope="row">How long</th><td data-head="Course">30 days</td>')
})

it('replaces placeholders and escapes the name', () => {
  const filled = fillPlaceholders(parseDocument(text, 'en'), brand)
  expect(filled.title).toBe('Terms of Knot & <Sons>')
  expect(filled.sections[0]?.html).toContain('<a href="mailto:hello@knot.example">')
  const named = parseDocument('# A\n\nB\n\n## C {#c}\n\n{brand}', 'en')
  expect(fillPlaceholders(named, brand).sections[0]?.html).toContain('<bdi>Knot &amp; &lt;Sons&gt;</bdi>')
})

it('joins sections to one text with a table of contents and without raw HTML', () => {
  const { html, contents } = joinSections(parseDocument(text, 'en'))
  expect(contents).toEqual([
    { id: 'tickets', title: 'Tickets' },
    { id: 'rest', title: 'The rest' },
  ])
  expect(html).toContain('<h2 id="tickets">Tickets</h2>')
  expect(html).toContain('<h3 id="by-card">By card</h3>')
  expect(html).not.toContain('<b>')
})

it.each([
  ['no title', 'Text'],
  ['no lead', '# Title\n\n## Chapter {#a}'],
  ['no anchor', '# Title\n\nLead\n\n## Chapter'],
])('throws for a document with %s', (_, broken) => {
  expect(() => parseDocument(broken, 'en')).toThrow()
})
