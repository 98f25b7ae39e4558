import type { QueryClient } from '@tanstack/react-query'

/**
 * Loads all data of these nouns again, after something was changed. A first load that is on its way may have begun before the change, and
 * its answer would be kept: it is stopped and started again.
 */
export async function loadAgain(client: QueryClient, nouns: readonly string[]): Promise<void> {
  await Promise.all(
    nouns.map(async (noun) => {
      await client.cancelQueries({ queryKey: [noun] })
      await client.invalidateQueries({ queryKey: [noun] })
    }),
  )
}
