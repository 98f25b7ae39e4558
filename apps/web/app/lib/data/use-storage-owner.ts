import { useRootData } from './use-root-data.ts'

/** Whose the entries of the viewer in the browser's storage are. It is the id, because the e-mail address can change. */
export function useStorageOwner(): string {
  return useRootData().viewer.id
}
