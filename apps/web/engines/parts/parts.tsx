import { Button } from '@chignon/ui/button'
import { Combobox } from '@chignon/ui/combobox'
import { DateField } from '@chignon/ui/date-field'
import { Menu } from '@chignon/ui/menu'
import { MenuItem } from '@chignon/ui/menu-item'
import { MultiCombobox } from '@chignon/ui/multi-combobox'
import { Submenu } from '@chignon/ui/submenu'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import './parts.css'

const isPersian = location.search === '?fa'
if (isPersian) Object.assign(document.documentElement, { lang: 'fa', dir: 'rtl' })

const cuts = ['Bob', 'Pixie', 'Long layers', 'Shag', 'Undercut', 'Curtain fringe'].map((label) => ({
  value: label,
  label,
}))

/** Popups in the middle of a page that scrolls. */
function Parts() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
  }, [])
  return (
    <form className="mx-auto grid max-w-form gap-6 px-4 py-[120vh]">
      <DateField label="Date of birth" name="date" today="2026-11-22" locale={isPersian ? 'fa' : 'en'} />
      <Menu label="Lesson" trigger={<Button variant="secondary">Lesson</Button>}>
        <MenuItem>Rename</MenuItem>
        <Submenu label="Move to">
          <MenuItem>Foundations</MenuItem>
          <MenuItem>Finishing</MenuItem>
        </Submenu>
      </Menu>
      <Combobox label="Favourite cut" name="cut" options={cuts} />
      <MultiCombobox label="Interests" name="interest" options={cuts} />
    </form>
  )
}

const container = document.body.appendChild(document.createElement('div'))
createRoot(container).render(<Parts />)
