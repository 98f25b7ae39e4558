import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { loadAgain } from './load-again.ts'

test('a first load that began before a change is started again', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const answers: ((name: string) => void)[] = []
  const observer = new QueryObserver<string>(client, {
    queryKey: ['certificate', 'list'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  })
  const stop = observer.subscribe(() => {})
  await expect.poll(() => answers.length).toBe(1)
  const again = loadAgain(client, ['certificate'])
  await expect.poll(() => answers.length).toBe(2)
  answers[0]?.('before')
  answers[1]?.('after')
  await again
  expect(observer.getCurrentResult().data).toBe('after')
  stop()
})
