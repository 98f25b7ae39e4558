import { expect, test } from 'vitest'
import { roleLabel } from './role-label.ts'

test.each([
  ['learner', 'Learner'],
  ['senior_educator', 'Senior Educator'],
  ['head__of_colour_', 'Head Of Colour'],
  ['', ''],
])('formats %s as “%s”', (role, label) => {
  expect(roleLabel(role)).toBe(label)
})
