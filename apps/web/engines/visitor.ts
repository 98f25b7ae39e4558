import { expect } from '@playwright/test'
import type { Action, Engine } from './engine.ts'
import { findInPage, queryOf, type Target } from './find-in-page.ts'

// The WebDriver standard's code points of keys.
const keys = new Map([
  ['Enter', '\uE007'],
  ['Escape', '\uE00C'],
  ['Tab', '\uE004'],
  ['Control', '\uE009'],
  ['ArrowLeft', '\uE012'],
  ['ArrowUp', '\uE013'],
  ['ArrowRight', '\uE014'],
  ['ArrowDown', '\uE015'],
  ['Backspace', '\uE003'],
])

const timeout = 30_000

const typing = (text: string): Action => ({
  type: 'key',
  id: 'keyboard',
  actions: Array.from(text).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
})

/** What a person does in a browser, the same in every engine. */
export type Visitor = ReturnType<typeof createVisitor>

export function createVisitor(engine: Engine, base: string) {
  const path = () => engine.run(() => location.pathname + location.search, null)
  const waitFor = async (what: string, isSo: () => Promise<boolean>) =>
    expect.poll(isSo, { message: what, timeout, intervals: [100, 250, 500] }).toBe(true)
  const place = async (target: Target) => {
    let found: ReturnType<typeof findInPage> = null
    await waitFor(`${target.role} “${target.name}”`, async () => {
      const [before, now] = [found, await engine.run(findInPage, queryOf(target))]
      found = now
      // It has stopped moving if it is in the same place twice.
      return now?.isFree === true && before?.x === now.x && before.y === now.y
    })
    const { x = 0, y = 0 } = found ?? {}
    return { x, y }
  }
  const click = async (role: Target['role'], name: string, exact = false) => {
    const at = await place({ role, name, exact })
    const actions = [
      { type: 'pointerMove', duration: 0, origin: 'viewport', ...at },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await engine.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])
  }
  const visit = async (address: string) => {
    await engine.go(new URL(address, base).href)
    await waitFor('hydration', () =>
      engine.run(() => document.documentElement.dataset['hydrated'] !== undefined, null),
    )
  }
  return {
    path,
    click,
    visit,
    async sees(role: Target['role'], name: string, exact = false) {
      await waitFor(`${role} “${name}”`, async () =>
        Boolean(await engine.run(findInPage, queryOf({ role, name, exact }))),
      )
    },
    async seesNo(role: Target['role'], name: string, exact = false) {
      await waitFor(
        `no ${role} “${name}”`,
        async () => (await engine.run(findInPage, queryOf({ role, name, exact }))) === null,
      )
    },
    async isAt(pattern: RegExp) {
      await waitFor(`an address like ${pattern.source}`, async () => pattern.test(await path()))
    },
    /** Presses keys by their names, such as `Escape` or `k`. */
    async press(...names: string[]) {
      for (const name of names) await engine.act([typing(keys.get(name) ?? name)])
    },
    /** Replaces the text of a field. */
    async fill(label: string, text: string, exact = false) {
      await click('field', label, exact)
      await engine.run(() => {
        const field = document.activeElement
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
      }, null)
      await engine.act([typing(text)])
    },
    /** Chooses an option of a native list, as a person does by typing its beginning. */
    async choose(label: string, option: string) {
      await engine.run(
        ({ label: name, option: text }) => {
          const select = [...document.querySelectorAll('select')].find((candidate) =>
            [...(candidate.labels ?? [])].some((own) => own.textContent?.includes(name)),
          )
          const found = [...(select?.options ?? [])].find((candidate) => candidate.text.includes(text))
          if (!select || !found) throw new Error(`There is no option ${text} of ${name}.`)
          select.value = found.value
          select.dispatchEvent(new Event('input', { bubbles: true }))
          select.dispatchEvent(new Event('change', { bubbles: true }))
        },
        { label, option },
      )
    },
    /** Gives a picture of 64 × 64 px to a file field. */
    async addPicture(selector: string) {
      await engine.run(async (to) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 })
        canvas.getContext('2d')?.fillRect(0, 0, 40, 64)
        const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
        const files = new DataTransfer()
        files.items.add(new File(blob ? [blob] : [], 'bun.png', { type: 'image/png' }))
        const field = document.querySelector<HTMLInputElement>(to)
        if (!field) throw new Error('There is no file field.')
        field.files = files.files
        field.dispatchEvent(new Event('change', { bubbles: true }))
      }, selector)
    },
    async signIn(email: string) {
      await visit('/login')
      await engine.run(async (address) => {
        const body = new URLSearchParams({ email: address, password: 'hairdesign' })
        await fetch('/login', { method: 'POST', body, redirect: 'manual' })
      }, email)
    },
    /** The text of the focused element. */
    focused: () => engine.run(() => document.activeElement?.textContent?.trim(), null),
    /** Records the options that are shown from now on, also those that are soon gone. */
    async watchOptions() {
      await engine.run(() => {
        new MutationObserver(() => {
          const texts = [...document.querySelectorAll('[role="option"]')].map(
            (element) => element.textContent ?? '',
          )
          const all: string[] = JSON.parse(sessionStorage.getItem('options') ?? '[]')
          sessionStorage.setItem('options', JSON.stringify([...new Set([...all, ...texts])]))
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      }, null)
    },
    watchedOptions: () =>
      engine.run((): string[] => JSON.parse(sessionStorage.getItem('options') ?? '[]'), null),
    async signOut() {
      await engine.run(async () => {
        await fetch('/logout', { method: 'POST' })
      }, null)
    },
    run: engine.run,
    resize: engine.resize,
  }
}
