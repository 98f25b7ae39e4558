'use client'
import { useState } from 'react'
import { Badge } from '@chignon/ui/badge'
import { Button } from '@chignon/ui/button'
import { Checkbox } from '@chignon/ui/checkbox'
import { Counter } from '@chignon/ui/counter'
import { Dialog } from '@chignon/ui/dialog'
import { Menu } from '@chignon/ui/menu'
import { MenuItem } from '@chignon/ui/menu-item'
import { Tabs } from '@chignon/ui/tabs'
import { TextField } from '@chignon/ui/text-field'

/** Some components, combined as in an app. */
export function Academy() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <main>
      <h1>Reserve your seat</h1>
      <Badge tone="success">Seats left</Badge>
      <TextField label="First name" name="first" />
      <Checkbox label="I agree to the terms" />
      <Counter label="Seats" max={6} />
      <Tabs
        label="Educations"
        items={[
          { id: 'courses', label: 'Courses', content: 'The bob, from line to movement' },
          { id: 'programs', label: 'Programs', content: 'The colourist' },
        ]}
      />
      <Menu label="Course" trigger={<Button variant="quiet">More</Button>}>
        <MenuItem>Save</MenuItem>
        <MenuItem asChild>
          <a href="#share">Share</a>
        </MenuItem>
      </Menu>
      <Button onClick={() => setIsOpen(true)}>Reserve</Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="Reserve your seat?">
        <Button asChild>
          <a href="#pay">Go to payment</a>
        </Button>
      </Dialog>
    </main>
  )
}
