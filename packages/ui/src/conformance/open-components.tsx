import type { ReactElement } from 'react'
import { AlertDialog } from '../alert-dialog/alert-dialog.tsx'
import { Banner } from '../banner/banner.tsx'
import { ChatWidget } from '../chat-widget/chat-widget.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { ExamStartDialog } from '../exam-start-dialog/exam-start-dialog.tsx'
import { ExamSubmitDialog } from '../exam-submit-dialog/exam-submit-dialog.tsx'
import { MenuItem } from '../menu-item/menu-item.tsx'
import { Menu } from '../menu/menu.tsx'
import type { OpenState } from '../modal/open-state.ts'
import { Popover } from '../popover/popover.tsx'
import { StoryViewer } from '../story-viewer/story-viewer.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'

type OpenComponent = {
  name: string
  render: (state: OpenState) => ReactElement
  /** Rendered text that is visible only while it is open. */
  content: string
  /** Name of the button that closes it. Default: Escape closes it. */
  close?: string
  /** Name of the button that opens it, if it has one. */
  trigger?: string
}

const trigger = <button type="button">More</button>
const examLabels = { start: 'Start', submit: 'Submit', cancel: 'Not now', confirm: 'Delete' }

/** Every component with `open`, `defaultOpen` and `onOpenChange`. */
export const openComponents: readonly OpenComponent[] = [
  {
    name: 'Dialog',
    content: 'Twelve questions.',
    render: (state) => (
      <Dialog {...state} title="Ready?">
        Twelve questions.
      </Dialog>
    ),
  },
  {
    name: 'Drawer',
    content: 'Live',
    render: (state) => (
      <Drawer {...state} title="Filters">
        Live
      </Drawer>
    ),
  },
  {
    name: 'AlertDialog',
    content: 'Delete it?',
    render: (state) => <AlertDialog {...state} title="Delete it?" labels={examLabels} onConfirm={() => {}} />,
  },
  {
    name: 'ExamStartDialog',
    content: 'Rules',
    close: 'Not now',
    render: (state) => (
      <ExamStartDialog
        {...state}
        title="Rules"
        facts={[]}
        seed="bob"
        labels={examLabels}
        onStart={() => {}}
      />
    ),
  },
  {
    name: 'ExamSubmitDialog',
    content: '1 of 1 answered',
    close: 'Not now',
    render: (state) => (
      <ExamSubmitDialog
        {...state}
        title="Submit?"
        questions={[{ id: 'a', isAnswered: true }]}
        summary="1 of 1 answered"
        labels={examLabels}
        onSubmit={() => {}}
      />
    ),
  },
  {
    name: 'StoryViewer',
    content: 'A blunt line',
    render: (state) => (
      <StoryViewer
        {...state}
        title="Cutting"
        duration={3_600_000}
        stories={[{ id: 'a', title: 'A blunt line', picture: null, author: { name: 'Ana' } }]}
      />
    ),
  },
  {
    name: 'ChatWidget',
    content: 'Write to us',
    trigger: 'Open the chat',
    close: 'Minimise the chat',
    render: (state) => (
      <ChatWidget {...state} title="The academy" messages={[]} empty="Write to us" composer={null} />
    ),
  },
  {
    name: 'Menu',
    content: 'Copy link',
    trigger: 'More',
    render: (state) => (
      <Menu {...state} label="Post" trigger={trigger}>
        <MenuItem>Copy link</MenuItem>
      </Menu>
    ),
  },
  {
    name: 'Popover',
    content: 'For ever.',
    trigger: 'More',
    render: (state) => (
      <Popover {...state} label="Access" trigger={trigger}>
        For ever.
      </Popover>
    ),
  },
  {
    name: 'Tooltip',
    content: 'Counts towards silver',
    render: (state) => (
      <Tooltip {...state} text="Counts towards silver">
        {trigger}
      </Tooltip>
    ),
  },
  {
    name: 'Banner',
    content: 'The film is ready.',
    close: 'Close',
    render: (state) => <Banner {...state} isClosable title="The film is ready." />,
  },
]
