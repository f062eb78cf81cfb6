/** What the playground begins with. */
export const startCode = `<Stack gap="x4">
  <Text as="h1" size="heading" weight="bold">Today</Text>
  <Card>
    <Stack gap="x1">
      <Text size="small" tone="secondary">Total value</Text>
      <Money value={money('KRW', '12480500')} own={false} size="heading" />
    </Stack>
  </Card>
  <RowList
    label="Watched"
    rows={[
      {
        key: 'hanbit',
        row: (
          <QuoteRow
            name="Hanbit Foods"
            code="104520"
            quote={hanbitQuote}
            scale={defaultMarkets.KRX}
            spark={risingDay}
          />
        ),
      },
    ]}
  />
  <Button icon={<Icon icon={Plus} />}>Add a share</Button>
</Stack>
`
