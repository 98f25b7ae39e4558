import type { PostType } from '@chignon/contract/community/post'
import type { Draft } from './use-draft.ts'

const types: readonly PostType[] = ['article', 'image', 'video', 'question']

/** What is entered in the fields of a post. */
export function readDraft(fields: HTMLElement | null): Draft {
  const form = fields?.closest('form')
  const entered = form ? new FormData(form) : new FormData()
  const textOf = (name: string) => {
    const value = entered.get(name)
    return typeof value === 'string' ? value : ''
  }
  const category = textOf('category')
  return {
    type: types.find((candidate) => candidate === textOf('type')) ?? 'article',
    name: textOf('name'),
    body: textOf('body'),
    ...(category && { category }),
  }
}
