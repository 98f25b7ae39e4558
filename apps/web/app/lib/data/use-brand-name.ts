import { useRouteLoaderData } from 'react-router'
import type { RootData } from './root-data.ts'

/** The academy's name; undefined if the data of the root loader is missing. */
export function useBrandName(): string | undefined {
  return useRouteLoaderData<RootData>('root')?.brand.name
}
