import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Chip } from '../chip/chip.tsx'
import { DataTable } from '../data-table/data-table.tsx'
import { DescriptionList } from '../description-list/description-list.tsx'
import { FormErrorSummary } from '../form-error-summary/form-error-summary.tsx'
import { Heading } from '../heading/heading.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { SearchBox } from '../search-box/search-box.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { DetailPage, FormPage, ListPage } from './page-template.tsx'

const rows = [
  { number: 'CH-2027-0142', buyer: 'Ana Díaz', total: '$49.39' },
  { number: 'CH-2027-0141', buyer: 'Mehdi Karimi', total: '$362.88' },
]

const table = (
  <DataTable
    caption="Orders"
    columns={[
      { id: 'number', header: 'Order', renderCell: (row) => row.number, width: 'narrow' },
      { id: 'buyer', header: 'Buyer', renderCell: (row) => row.buyer },
      { id: 'total', header: 'Total', renderCell: (row) => row.total, align: 'end', width: 'narrow' },
    ]}
    rows={rows}
    rowId={({ number }) => number}
  />
)

const meta = {
  title: 'Building blocks/Page template',
  component: ListPage,
  args: { title: 'Orders', children: table },
} satisfies Meta<typeof ListPage>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  args: {
    lead: '20,412 orders',
    actions: <Button variant="secondary">Download</Button>,
    search: <SearchBox action="/orders" label="Search orders" placeholder="Number, name or address" />,
    filters: (
      <>
        <Chip isSelected>All</Chip>
        <Chip>Due soon</Chip>
      </>
    ),
    pagination: <Pagination page={2} lastPage={9} renderLink={(page) => <a href={`#${page}`} />} />,
  },
}

/** Errors at the beginning, what is missing beside the fields, the buttons in reach. */
export const Form: Story = {
  render: () => (
    <FormPage
      title="The bob, from line to movement"
      back={
        <TextLink asChild>
          <a href="#courses">Courses</a>
        </TextLink>
      }
      errors={<FormErrorSummary errors={[{ fieldId: 'price', message: 'Enter a price above zero' }]} />}
      aside={
        <div className="flex flex-col gap-2">
          <Heading level={2} size="lead">
            Before it is published
          </Heading>
          <p className="text-small text-text-muted">Two of six translations are missing.</p>
        </div>
      }
      footer={
        <>
          <Button variant="secondary">Discard</Button>
          <Button>Publish</Button>
        </>
      }
    >
      <TextField label="Name" defaultValue="The bob, from line to movement" />
      <TextField id="price" label="Price" error="Enter a price above zero" />
    </FormPage>
  ),
}

/** Facts beside the sections. */
export const Detail: Story = {
  render: () => (
    <DetailPage
      title="Order CH-2027-0142"
      state={<Badge tone="success">Paid</Badge>}
      back={
        <TextLink asChild>
          <a href="#orders">Orders</a>
        </TextLink>
      }
      actions={<Button variant="secondary">Refund</Button>}
      facts={
        <DescriptionList
          items={[
            { id: 'buyer', term: 'Buyer', description: 'Ana Díaz' },
            { id: 'placed', term: 'Placed', description: '14 March 2027' },
          ]}
        />
      }
    >
      {table}
    </DetailPage>
  ),
}
