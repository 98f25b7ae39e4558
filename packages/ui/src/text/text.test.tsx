import { createRef } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Text } from './text.tsx'

test('is a paragraph by default, else the given element', async () => {
  const ref = createRef<HTMLElement>()
  const screen = await render(
    <>
      <Text>Eight lessons</Text>
      <Text as="strong" ref={ref}>
        Certificate
      </Text>
    </>,
  )
  await expect.element(screen.getByRole('paragraph')).toHaveTextContent('Eight lessons')
  expect(ref.current).toBe(screen.getByRole('strong').element())
})

test('styles its child with asChild', async () => {
  const screen = await render(
    <Text asChild variant="caption">
      <time dateTime="2026-03-14">14 March</time>
    </Text>,
  )
  await expect.element(screen.getByText('14 March')).toHaveStyle({ fontSize: '12px' })
})

test('ends with an ellipsis after the given number of lines', async () => {
  const screen = await render(
    <Text maxLines={2} className="w-40">
      Behind the scenes of our spring shoot in Lisbon, with every braid, parting and wave that we tried.
    </Text>,
  )
  const { clientHeight, scrollHeight } = screen.getByRole('paragraph').element()
  expect(clientHeight).toBe(52)
  expect(scrollHeight).toBeGreaterThan(clientHeight)
})

test('aligns digits with hasTabularNumbers', async () => {
  const screen = await render(
    <>
      <Text as="span" hasTabularNumbers className="w-fit">
        1111
      </Text>
      <br />
      <Text as="span" hasTabularNumbers className="w-fit">
        8888
      </Text>
    </>,
  )
  const widthOf = (digits: string) => screen.getByText(digits).element().getBoundingClientRect().width
  expect(widthOf('1111')).toBeCloseTo(widthOf('8888'), 1)
})
