-- Who answers when dangerous goods of a site leak or burn: both or neither.
ALTER TABLE sites
  ADD COLUMN emergency_name text,
  ADD COLUMN emergency_phone text,
  ADD CONSTRAINT sites_emergency CHECK ((emergency_name IS NULL) = (emergency_phone IS NULL));
