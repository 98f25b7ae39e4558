/// <reference types="vite/client" />
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button.tsx'
import type { IconProps } from './icon.tsx'
import { Heart } from './heart.tsx'

const modules = import.meta.glob<Record<string, ComponentType<IconProps>>>(
  ['./*.tsx', '!./icon.tsx', '!./*.{stories,test}.tsx'],
  { eager: true },
)

const pascalCase = (file: string) =>
  file.slice(2, -'.tsx'.length).replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

test('every icon is exported by the name of its file', () => {
  for (const [file, module] of Object.entries(modules))
    expect(Object.keys(module)).toEqual([pascalCase(file)])
})

test('every icon is a drawing of 24 px that is hidden from assistive technology', async () => {
  const icons = Object.entries(modules).flatMap(([file, module]) =>
    Object.values(module).map((Icon) => <Icon key={file} />),
  )
  const screen = await render(<p>{icons}</p>)
  const drawings = [...screen.container.querySelectorAll('svg')]
  expect(drawings.length).toBe(Object.keys(modules).length)
  for (const drawing of drawings) {
    expect(drawing.getBoundingClientRect()).toMatchObject({ width: 24, height: 24 })
    expect(drawing.getAttribute('aria-hidden')).toBe('true')
    expect(drawing.childElementCount).toBeGreaterThan(0)
  }
})

test('takes its colour from the text, its size from a class, and can be named', async () => {
  const screen = await render(
    <>
      <Button>
        <Heart className="size-5" /> Like
      </Button>
      <Heart role="img" aria-label="Liked" aria-hidden={undefined} style={{ color: 'rgb(1, 2, 3)' }} />
    </>,
  )
  const named = screen.getByRole('img', { name: 'Liked' }).element()
  expect(getComputedStyle(named).stroke).toBe('rgb(1, 2, 3)')
  const [small] = screen.getByRole('button', { name: 'Like' }).element().querySelectorAll('svg')
  expect(small?.getBoundingClientRect().width).toBe(20)
})
