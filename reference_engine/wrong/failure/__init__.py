"""Wrong bankruptcies and companies without a president."""
