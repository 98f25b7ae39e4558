import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FileDrop } from './file-drop.tsx'

const picture = new File(['nape'], 'nape.jpg', { type: 'image/jpeg' })
const film = new File(['swing'], 'swing.mov', { type: 'video/quicktime' })

test('is a native file input with a name and a description, reachable by keyboard', async () => {
  const onValueChange = vi.fn()
  const screen = await render(
    <FileDrop label="Add pictures" hint="JPEG" accept="image/*" onValueChange={onValueChange} />,
  )
  const input = screen.getByLabelText('Add pictures')
  await userEvent.tab()
  await expect.element(input).toHaveFocus()
  await expect.element(input).toHaveAccessibleDescription('JPEG')
  await userEvent.upload(input, picture)
  expect(onValueChange.mock.calls).toEqual([[[expect.objectContaining({ name: 'nape.jpg' })]]])
})

test.each([true, false])(
  'accepts the same file again if the caller handles the files (%s)',
  async (hasHandler) => {
    const screen = await render(
      <FileDrop label="Add pictures" onValueChange={hasHandler ? () => {} : undefined} />,
    )
    const input = screen.getByLabelText('Add pictures')
    await userEvent.upload(input, picture)
    const files = () => {
      const element = input.element()
      return element instanceof HTMLInputElement ? element.files?.length : undefined
    }
    expect(files()).toBe(1)
    // Prevents the file picker, which a test cannot close.
    screen.container.addEventListener('click', (event) => event.preventDefault())
    await input.click()
    expect(files()).toBe(hasHandler ? 0 : 1)
  },
)

test('checks dropped files against accept and submits them with the form', async () => {
  const [onValueChange, onReject, onInput] = [vi.fn(), vi.fn(), vi.fn()]
  const screen = await render(
    <form onInput={onInput}>
      <FileDrop
        label="Add pictures"
        name="resource"
        accept="image/*"
        multiple
        {...{ onValueChange, onReject }}
      />
    </form>,
  )
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(picture)
  dataTransfer.items.add(film)
  screen
    .getByText('Add pictures')
    .element()
    .dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }))
  expect(onValueChange.mock.calls).toEqual([[[expect.objectContaining({ name: 'nape.jpg' })]]])
  expect(onReject.mock.calls).toEqual([[[expect.objectContaining({ name: 'swing.mov' })]]])
  expect(onInput).toHaveBeenCalledTimes(1)
  const sent = new FormData(screen.container.querySelector('form') ?? undefined).getAll('resource')
  expect(sent).toHaveLength(1)
})

const pick = (input: Element, ...files: File[]) => {
  if (!(input instanceof HTMLInputElement)) throw new Error('It is no input.')
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
  return () => [...(input.files ?? [])].map(({ name }) => name)
}

test('checks files of the picker against accept, and keeps what was selected before', async () => {
  const [onChange, onReject] = [vi.fn(), vi.fn()]
  const screen = await render(
    <FileDrop label="Add" name="picture" accept="image/*" {...{ onChange, onReject }} />,
  )
  const input = screen.getByLabelText('Add').element()
  pick(input, picture)
  expect(onChange).toHaveBeenCalledOnce()
  expect(pick(input, film)()).toEqual(['nape.jpg'])
  expect(onChange).toHaveBeenCalledOnce()
  expect(onReject.mock.calls).toEqual([[[film]]])
})

test('takes the accepted files of several and names the others if there is no onReject', async () => {
  const onValueChange = vi.fn()
  const screen = await render(<FileDrop label="Add" accept=".jpg" multiple onValueChange={onValueChange} />)
  const input = screen.getByLabelText('Add')
  expect(pick(input.element(), film, picture)()).toEqual(['nape.jpg'])
  expect(onValueChange.mock.calls).toEqual([[[picture]]])
  const note = 'swing.mov cannot be added. Choose a file of another kind.'
  await expect.element(screen.getByText(note)).toBeVisible()
  await expect.element(input).toHaveAccessibleDescription(note)
  pick(input.element(), picture)
  await expect.element(screen.getByText(note)).not.toBeInTheDocument()
})

test('says which dropped files it leaves out where one can be selected', async () => {
  const onValueChange = vi.fn()
  const screen = await render(<FileDrop label="Add" onValueChange={onValueChange} />)
  const dataTransfer = new DataTransfer()
  for (const file of [picture, film]) dataTransfer.items.add(file)
  screen
    .getByText('Add')
    .element()
    .dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }))
  expect(onValueChange.mock.calls).toEqual([[[picture]]])
  await expect.element(screen.getByText('Only one file can be added. swing.mov was left out.')).toBeVisible()
})

test('shows progress and errors of each file and removes it', async () => {
  const onRemove = vi.fn()
  const screen = await render(
    <FileDrop
      label="Add"
      onRemove={onRemove}
      files={[
        { id: '1', name: 'nape.jpg', progress: 0.4 },
        { id: '2', name: 'swing.mov', error: 'This is a video.' },
      ]}
    />,
  )
  await expect.element(screen.getByRole('progressbar', { name: 'Sending nape.jpg' })).toBeVisible()
  await expect.element(screen.getByText('This is a video.')).toBeVisible()
  await screen.getByRole('button', { name: 'Remove swing.mov' }).click()
  expect(onRemove).toHaveBeenCalledWith('2')
})

test('draws the focus ring of the retry button inside it, because it reaches into the gutter', async () => {
  const files = [{ id: 'nape', name: 'nape.jpg', size: '2 MB', error: 'The connection was interrupted.' }]
  const screen = await render(<FileDrop label="Add pictures" files={files} onRetry={vi.fn()} />)
  await userEvent.tab()
  await userEvent.tab()
  const retry = screen.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toHaveFocus()
  expect(getComputedStyle(retry.element()).outlineOffset).toBe('-2px')
})

test('starts all names at the same edge if only some files have a preview', async () => {
  const files = [
    { id: 'nape', name: 'nape.jpg', preview: <span /> },
    { id: 'swing', name: 'swing.mov', error: 'The connection was interrupted.' },
  ]
  const screen = await render(<FileDrop label="Add pictures" files={files} />)
  const start = (name: string) => screen.getByText(name).element().getBoundingClientRect().left
  expect(start('swing.mov')).toBe(start('nape.jpg'))
})
