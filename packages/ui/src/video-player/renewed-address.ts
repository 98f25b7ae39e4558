/** The folder of a file's absolute address. */
const folderOf = (address: string): string => new URL('.', address).href

/**
 * The address of a file of a stream after the playlist's address was renewed: files are in the playlist's folder, whose name may
 * contain a signature that has expired. All addresses are absolute.
 */
export function renewedAddress(file: string, playlist: { from: string; to: string }): string {
  if (playlist.from === playlist.to) return file
  const from = folderOf(playlist.from)
  return file.startsWith(from) ? folderOf(playlist.to) + file.slice(from.length) : file
}

/** Whether an HTTP status says that an address is no longer valid. */
export const isRefusal = (status: number | undefined): boolean =>
  status === 401 || status === 403 || status === 410
