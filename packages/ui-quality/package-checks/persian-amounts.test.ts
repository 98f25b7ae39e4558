import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { packageRoot } from '../../ui/scripts/paths.ts'

const format = new Intl.NumberFormat('fa-IR', { style: 'currency', currency: 'USD' })
const zero = '۰'.codePointAt(0) ?? 0

function numberIn(amount: string): number {
  const digits = amount.replaceAll(/[۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) - zero))
  const value = Number(digits.replace('٫', '.').replaceAll(/[^\d.]/g, ''))
  return amount.includes('−') ? -value : value
}

test('stories and docs pages write dollars in Persian as Intl does', async () => {
  const others: string[] = []
  for await (const file of glob('src/*/*.{stories.tsx,mdx}', { cwd: packageRoot })) {
    const text = await readFile(path.join(packageRoot, file), 'utf8')
    for (const [amount] of text.matchAll(/[\u200e−$]*[۰-۹][۰-۹٬٫]*(?: ?(?:US)?\$)?/g))
      if (amount.includes('$') && amount !== format.format(numberIn(amount)))
        others.push(`${file}: ${amount}`)
  }
  expect(others).toEqual([])
})
