import { draftForm } from '@chignon/contract/community/own-post'
import { expect, test } from 'vitest'
import { composeFields } from './compose-fields.ts'

test.each(['name', 'body'] as const)('%s has as many characters as the contract allows', (field) => {
  const { maxLength } = composeFields[field]
  expect(draftForm.safeParse({ [field]: 'x'.repeat(maxLength) }).success).toBe(true)
  expect(draftForm.safeParse({ [field]: 'x'.repeat(maxLength + 1) }).success).toBe(false)
})
