import { setImmediate as nextTask } from 'node:timers/promises'
import { UNSAFE_decodeViaTurboStream } from 'react-router'
import { expect, it } from 'vitest'

/** The data of a page whose body fails after its first line, as when the page is left while it is received. */
const abortedData = () =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('[{}]\n')),
    pull: (controller) => controller.error(new TypeError('Error in input stream')),
  })

it('data of a page that is left while it is received causes no unhandled error', async () => {
  const unhandled: unknown[] = []
  const listener = (reason: unknown) => void unhandled.push(reason)
  const others = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', listener)
  try {
    const { done } = await UNSAFE_decodeViaTurboStream(abortedData(), globalThis)
    await nextTask()
    await nextTask()
    expect(unhandled).toEqual([])
    await expect(done).rejects.toThrow('Error in input stream')
  } finally {
    process.off('unhandledRejection', listener)
    for (const other of others) process.on('unhandledRejection', other)
  }
})
