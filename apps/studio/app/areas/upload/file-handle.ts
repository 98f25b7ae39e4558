// What only some browsers have, and TypeScript’s library does not know.
declare global {
  interface Window {
    showOpenFilePicker?: (options: {
      multiple?: boolean
      types?: { description?: string; accept: Record<string, string[]> }[]
    }) => Promise<FileSystemFileHandle[]>
  }
  interface FileSystemHandle {
    requestPermission?: (options: { mode: 'read' }) => Promise<PermissionState>
  }
  interface DataTransferItem {
    getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>
  }
}

/** By which a browser opens a file again after a restart, and which it can keep. */
export type FileHandle = Pick<FileSystemFileHandle, 'getFile' | 'requestPermission'>

/** A file, with the handle by which this browser opens it again after a restart; null where browsers give none. */
export type ChosenFile = { file: File; handle: FileHandle | null }

/** Opens a file by its handle. Must be called when something is pressed, since the browser may ask. Resolves to null without the permission. */
export async function openByHandle(handle: FileHandle): Promise<File | null> {
  const permission = (await handle.requestPermission?.({ mode: 'read' })) ?? 'granted'
  return permission === 'granted' ? handle.getFile() : null
}
