-- The packing group of a provider's own entry; null if the substance has none, or more than one.
ALTER TABLE dangerous_goods ADD COLUMN packing_group text CHECK (packing_group IN ('I', 'II', 'III'));
