-- A morning mail may be about a saved view, which the user may delete; null for what needs attention.
ALTER TABLE morning_mails
  ADD COLUMN view_id uuid,
  -- Whether the last token could see prices, by which a view may filter.
  ADD COLUMN sees_prices boolean NOT NULL DEFAULT false,
  ADD FOREIGN KEY (tenant_id, organisation_id, user_id, view_id) REFERENCES saved_views ON DELETE CASCADE;
