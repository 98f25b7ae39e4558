import { Badge } from '@chignon/ui/badge'
import { Breadcrumbs } from '@chignon/ui/breadcrumbs'
import { Button } from '@chignon/ui/button'
import { Checkbox } from '@chignon/ui/checkbox'
import { Counter } from '@chignon/ui/counter'
import { DescriptionList } from '@chignon/ui/description-list'
import { PasswordField } from '@chignon/ui/password-field'
import { Price } from '@chignon/ui/price'
import { SectionHeading } from '@chignon/ui/section-heading'
import { SelectField } from '@chignon/ui/select-field'
import { Tabs } from '@chignon/ui/tabs'
import { TextField } from '@chignon/ui/text-field'
import './own-class.css'

/** Components made of the elements that pages style: headings, lists, links, buttons, fields. */
export function Kit() {
  return (
    // A grid, because the height of a line of inline elements follows the page's font.
    <div style={{ display: 'grid', justifyItems: 'start' }}>
      <SectionHeading title="Cutting" link={<a href="#all" />} linkLabel="All courses" />
      <Breadcrumbs
        items={[
          { id: 'home', label: 'Home', link: <a href="#home" /> },
          { id: 'courses', label: 'Courses', link: <a href="#courses" /> },
          { id: 'bob', label: 'The bob' },
        ]}
      />
      <Badge tone="success">Seats left</Badge>
      <Price amount="$120.00" />
      <Tabs
        label="Educations"
        items={[
          { id: 'courses', label: 'Courses', content: 'The bob, from line to movement' },
          { id: 'programs', label: 'Programs', content: 'The colourist' },
        ]}
      />
      <TextField label="First name" hint="As on your passport" placeholder="Ana" />
      <PasswordField label="Password" />
      <SelectField label="Country">
        <option>Portugal</option>
      </SelectField>
      <Checkbox label="I agree to the terms" />
      <Counter label="Seats" max={6} />
      <DescriptionList items={[{ id: 'date', term: 'Date', description: '14 March' }]} />
      <Button>Reserve</Button>
      <Button className="own-class">Follow</Button>
      <Button variant="secondary" asChild>
        <a href="#later">Later</a>
      </Button>
      <Button variant="quiet" disabled>
        Sold out
      </Button>
    </div>
  )
}
