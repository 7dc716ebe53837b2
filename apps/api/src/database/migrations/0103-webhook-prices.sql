-- Whether the user who saved a webhook last may see prices, so that its messages may have them.
ALTER TABLE webhooks ADD COLUMN has_prices boolean NOT NULL DEFAULT false;
