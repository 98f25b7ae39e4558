import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished } from 'vitest'
import { canvas, runInAct } from '../conformance/run-in-act.ts'

/** A form in the page as the server sent it, and a function that hydrates it. */
export function serverForm(field: ReactElement): { form: HTMLFormElement; hydrate: () => Promise<void> } {
  const form = document.createElement('form')
  canvas(onTestFinished).append(form)
  form.innerHTML = renderToString(field)
  const hydrate = () =>
    runInAct(() => {
      const root = hydrateRoot(form, field, {
        onRecoverableError: (error) => expect.fail(String(error)),
      })
      onTestFinished(() => runInAct(() => root.unmount()))
    })
  return { form, hydrate }
}

/** What a form would send under a name. */
export const sent = (form: HTMLFormElement | null, name: string): string[] =>
  new FormData(form ?? undefined).getAll(name).map(String)
