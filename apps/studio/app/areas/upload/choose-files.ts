import type { ChosenFile } from './file-handle.ts'

type Options = { extensions: string[]; isMultiple: boolean }

/** Asks for files. Resolves to none if the person cancels. Must be called when something is pressed. */
export async function chooseFiles(options: Options): Promise<ChosenFile[]> {
  if (!window.showOpenFilePicker) return chooseByInput(options)
  try {
    const handles = await window.showOpenFilePicker({
      multiple: options.isMultiple,
      types: [{ accept: { 'video/*': options.extensions } }],
    })
    return await Promise.all(handles.map(async (handle) => ({ handle, file: await handle.getFile() })))
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return []
    // A browser may have the call and refuse it, for example in a frame.
    return chooseByInput(options)
  }
}

function chooseByInput({ extensions, isMultiple }: Options): Promise<ChosenFile[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = extensions.join(',')
    input.multiple = isMultiple
    input.addEventListener('change', () => {
      resolve([...(input.files ?? [])].map((file) => ({ file, handle: null })))
    })
    input.addEventListener('cancel', () => resolve([]))
    input.click()
  })
}

/** The files of a drop, with their handles where the browser gives some. Must be called while the event is handled. */
export function readDrop({ items, files }: DataTransfer): Promise<ChosenFile[]> {
  const [item] = items
  // Items and files are not in the same order everywhere, so either is used alone.
  if (!item?.getAsFileSystemHandle) return Promise.resolve([...files].map((file) => ({ file, handle: null })))
  const dropped = [...items].filter(({ kind }) => kind === 'file')
  return Promise.all(
    dropped.map(async (each) => {
      const file = each.getAsFile()
      const handle = await each.getAsFileSystemHandle?.().catch(() => null)
      return file ? [{ file, handle: isFileHandle(handle) ? handle : null }] : []
    }),
  ).then((chosen) => chosen.flat())
}

function isFileHandle(handle: FileSystemHandle | null | undefined): handle is FileSystemFileHandle {
  return handle?.kind === 'file'
}
